// One import for users: the values, the catalogs and the elements come with the formatter.
@_exported import SpokenModel
