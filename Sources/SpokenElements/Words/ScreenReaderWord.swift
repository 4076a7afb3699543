/// The words that a screen reader adds, as rows of `Resources/Locales/<language>/traits.tsv`.
package enum ScreenReaderWord: String, Sendable, CaseIterable {
    case selected, selectedAlone, notEnabled, button, backButton, back, heading, headingLevel, link, image, adjustable
    case searchField, textField, secureTextField, isEditing
    case `switch`, on, off, mixed, checkbox, checked, notChecked, partlyChecked, radioButton
    case tab, tabBar, list, listStart, listEnd, inList, inNamedList, outOfList, outOfNamedList
    case table, inTable, inNamedTable, outOfTable, outOfNamedTable, landmark, landmarkStart, landmarkEnd
    case expanded, collapsed
    case position, row, column, rowSpan, columnSpan, required, invalid
    case hintAdjustable, hintSwitch, hintActivate, hintToggle, hintTextField, hintTextArea, hintEditing,
        actionsAvailable, moreContent
}
