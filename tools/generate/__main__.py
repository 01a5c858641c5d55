"""Write every generated file that is stale, and name it."""

from . import GENERATED, ROOT, stale

for name in stale():
    (ROOT / name).write_text(GENERATED[name](), "utf-8")
    print(name)
