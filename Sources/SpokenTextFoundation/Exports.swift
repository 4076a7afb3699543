// One import for users of Foundation.
@_exported import SpokenText
