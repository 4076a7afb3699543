// One import for users: the values, the catalogs and the elements come with the formatter.
@_exported import SpokenCatalogs
@_exported import SpokenElements
@_exported import SpokenFormatting
@_exported import SpokenMessages
@_exported import SpokenModel
@_exported import SpokenNormalization
