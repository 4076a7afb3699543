// One import for users. Of the modules below only what belongs into the code of a server or an app: catalogs to open and
// embed, wording and nouns, opening hours, elements. The rest serves the command line.
@_exported import SpokenFormatting
@_exported import SpokenModel

@_exported import enum SpokenCatalogs.CatalogDevice
@_exported import struct SpokenCatalogs.CatalogFile
@_exported import enum SpokenCatalogs.CatalogFileError
@_exported import class SpokenCatalogs.StringCatalog
@_exported import struct SpokenElements.Adjustment
@_exported import struct SpokenElements.CellBuilder
@_exported import enum SpokenElements.CheckState
@_exported import enum SpokenElements.ContainerKind
@_exported import struct SpokenElements.CustomContent
@_exported import struct SpokenElements.ElementContext
@_exported import enum SpokenElements.ElementError
@_exported import struct SpokenElements.ElementPosition
@_exported import enum SpokenElements.ElementRole
@_exported import struct SpokenElements.ElementTraits
@_exported import enum SpokenElements.ExpansionState
@_exported import enum SpokenElements.Pause
@_exported import enum SpokenElements.PauseStyle
@_exported import enum SpokenElements.ScreenReaderProfile
@_exported import struct SpokenElements.SpokenContainer
@_exported import struct SpokenElements.SpokenElement
@_exported import enum SpokenElements.SpokenItem
@_exported import struct SpokenElements.SpokenScreen
@_exported import struct SpokenElements.TableCell
@_exported import struct SpokenElements.Transcript
@_exported import struct SpokenElements.Utterance
@_exported import struct SpokenElements.UtteranceComposer
@_exported import struct SpokenElements.UtteranceOptions
@_exported import enum SpokenNormalization.TextNormalizerError
@_exported import struct SpokenNormalization.UserLexicon
