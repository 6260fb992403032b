import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** What is made, kept or downloaded, and what no gate of the code reads. */
const left =
  /^(?:\.git|\.next|\.data.*|\.env(?:\.local)?|node_modules|docs|public|test-results|playwright-report)$/

/** A copy of the source in a temporary folder, with the installed packages linked into it, to be changed at will. */
export function copyTree(): { readonly root: string; readonly remove: () => void } {
  // The real path: on macOS the temporary folder is behind a link, and tools print where a file really lies.
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-tree-')))
  for (const name of fs.readdirSync(root)) {
    if (left.test(name)) continue
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  return { root: copy, remove: () => fs.rmSync(copy, { recursive: true, force: true }) }
}
