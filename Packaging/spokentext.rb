class Spokentext < Formula
  desc "What people see and what they hear: texts, values and string catalogs as pairs"
  homepage "https://github.com/spokentext/SpokenText"
  url "https://github.com/spokentext/SpokenText/archive/refs/tags/@VERSION@.tar.gz"
  version "@VERSION@"
  # Of the source, which macOS builds; `brew fetch` tells it once the version is tagged.
  sha256 "@SOURCE_SHA256@"
  license "MIT"

  on_macos do
    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build]
    depends_on "icu4c"
    depends_on "libyaml"
  end

  on_linux do
    depends_on arch: :@ARCHITECTURE@

    resource "binary" do
      url "https://github.com/spokentext/SpokenText/releases/download/@VERSION@/spokentext-@VERSION@-linux-@MACHINE@.tar.gz"
      sha256 "@BINARY_SHA256@"
    end
  end

  def install
    if OS.linux?
      resource("binary").stage { prefix.install Dir["*"] }
    else
      ENV.prepend_path "PKG_CONFIG_PATH", Formula["icu4c"].opt_lib/"pkgconfig"
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "spokentext"
      bin.install ".build/release/spokentext"
      generate_completions_from_executable(bin/"spokentext", "--generate-completion-script")
      system "Scripts/man-pages", bin/"spokentext", "man1"
      man1.install Dir["man1/*"]
    end
  end

  test do
    assert_equal "от 395 рублей\n", pipe_output("#{bin}/spokentext speak", "от 395 ₽\n")
  end
end
