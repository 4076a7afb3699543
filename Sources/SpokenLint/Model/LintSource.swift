import SpokenCatalogs

/// A file that is read when its turn comes, so that a run holds only the files that it is looking at.
package struct LintSource: Sendable {
    package let path: String
    /// How many bytes it has: the work is shared out by it.
    package let size: Int
    package let read: @Sendable () -> Result<[UInt8], CatalogFileError>

    /// A file on disk.
    package init(path: String, size: Int) {
        self.path = path
        self.size = size
        read = {
            do throws(CatalogFileError) { return .success(try FileBytes.read(path)) } catch { return .failure(error) }
        }
    }

    package init(_ input: LintInput) {
        path = input.path
        size = input.bytes.count
        read = { .success(input.bytes) }
    }
}
