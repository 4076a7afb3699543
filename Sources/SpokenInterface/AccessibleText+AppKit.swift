#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import SpokenModel

    extension NSTextField {
        /// Shows the visible half; VoiceOver says the accessible one.
        public func setAccessible(_ pair: AccessibleText) {
            stringValue = pair.visibleText
            setAccessibilityLabel(pair.accessibleText)
        }
    }

    extension NSButton {
        /// Shows the visible half; VoiceOver says the accessible one.
        public func setAccessible(_ pair: AccessibleText) {
            title = pair.visibleText
            setAccessibilityLabel(pair.accessibleText)
        }
    }
#endif
