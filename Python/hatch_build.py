"""The tag of the wheel: any Python 3, this machine. auditwheel says which Linux that is."""
from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not list(Path(self.root, "src/spokentext").glob("libspokentext.so.*")):
            raise FileNotFoundError("src/spokentext has no libspokentext.so; build the wheel with Scripts/wheel")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-linux_{platform.machine()}"
