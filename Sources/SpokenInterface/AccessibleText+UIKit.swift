#if canImport(UIKit) && !os(watchOS)
    public import SpokenModel
    public import UIKit

    extension UILabel {
        /// Shows the visible half; VoiceOver says the accessible one.
        public func setAccessible(_ pair: AccessibleText) {
            text = pair.visibleText
            accessibilityLabel = pair.accessibleText
        }
    }

    extension UITextView {
        /// Shows the visible half; VoiceOver says the accessible one.
        public func setAccessible(_ pair: AccessibleText) {
            text = pair.visibleText
            accessibilityLabel = pair.accessibleText
        }
    }

    extension UIButton {
        /// Shows the visible half as the title of a state; VoiceOver says the accessible one in every state.
        public func setAccessible(_ pair: AccessibleText, for state: UIControl.State = .normal) {
            setTitle(pair.visibleText, for: state)
            accessibilityLabel = pair.accessibleText
        }
    }

    extension UIBarItem {
        /// Shows the visible half; VoiceOver says the accessible one.
        public func setAccessible(_ pair: AccessibleText) {
            title = pair.visibleText
            accessibilityLabel = pair.accessibleText
        }
    }
#endif
