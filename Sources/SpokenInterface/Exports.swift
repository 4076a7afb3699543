// One import for clients: the pair, and what shows it. On a system without SwiftUI and UIKit it is the pair alone.
@_exported import SpokenModel
