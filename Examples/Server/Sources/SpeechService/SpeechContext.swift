import Hummingbird
import NIOCore

/// What the service needs of a request's context: the connection, to end one that stands still.
public protocol SpeechContext: RequestContext {
    var channel: any Channel { get }
}
