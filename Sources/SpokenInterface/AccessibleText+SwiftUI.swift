#if canImport(SwiftUI)
    public import SpokenModel
    public import SwiftUI

    extension Text {
        /// A text that shows the visible half and is said by the accessible one: `Text(pair)`.
        public init(_ pair: AccessibleText) {
            self = Text(verbatim: pair.visibleText).accessibilityLabel(Text(verbatim: pair.accessibleText))
        }
    }

    extension View {
        /// Names a view by the accessible half, as for an icon or a card of several texts: `.accessibilityLabel(pair)`.
        public func accessibilityLabel(
            _ pair: AccessibleText
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(verbatim: pair.accessibleText))
        }

        /// The value of a control by the accessible half: `.accessibilityValue(pair)`.
        public func accessibilityValue(
            _ pair: AccessibleText
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityValue(Text(verbatim: pair.accessibleText))
        }
    }
#endif
