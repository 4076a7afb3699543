// One import for users. Of the modules below only what belongs into the code of a server or an app: catalogs to open and
// embed, wording and nouns, opening hours, elements. The rest serves the command line.
@_exported import SpokenElements
@_exported import SpokenFormatting
@_exported import SpokenModel

@_exported import enum SpokenCatalogs.CatalogDevice
@_exported import struct SpokenCatalogs.CatalogFile
@_exported import enum SpokenCatalogs.CatalogFileError
@_exported import class SpokenCatalogs.StringCatalog
@_exported import enum SpokenNormalization.TextNormalizerError
@_exported import struct SpokenNormalization.UserLexicon
