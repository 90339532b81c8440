// Takes comments and docstrings out of the Python files in some folders, so that there is less to load. The Python that
// will run them does it, because it knows its own syntax.
import { loadPyodide } from "../page/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
for (const folder of process.argv.slice(2)) {
  python.FS.mkdirTree(folder);
  python.mountNodeFS(folder, folder);
  python.globals.set("folder", folder);
  python.runPython(`
import ast
from pathlib import Path

SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def without_docstrings(text):
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, SCOPES) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass()]
    return ast.unparse(tree)

for path in Path(folder).rglob("*.py"):
    path.write_bytes(without_docstrings(path.read_bytes()).encode())
`);
}
