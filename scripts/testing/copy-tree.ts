import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** What is made, kept or downloaded, and what no gate of the code reads. */
const left =
  /^(?:\.git|\.next|\.data.*|\.env(?:\.local)?|node_modules|docs|public|test-results|playwright-report)$/

export type TreeCopy = {
  readonly root: string
  /** Writes a file into it, and returns its name. */
  readonly write: (name: string, text: string) => string
  /** What a tool of the project says of it: null when it passes. */
  readonly run: (tool: string, ...parameters: readonly string[]) => string | null
  readonly remove: () => void
}

/** A copy of the source in a temporary folder, with the installed packages linked into it, to be changed at will. */
export function copyTree(): TreeCopy {
  // The real path: on macOS the temporary folder is behind a link, and tools print where a file really lies.
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-tree-')))
  for (const name of fs.readdirSync(root)) {
    if (left.test(name)) continue
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  const tools = path.join(copy, 'node_modules', '.bin')
  return {
    root: copy,
    write(name, text) {
      const file = path.join(copy, name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, text)
      return name
    },
    run(tool, ...parameters) {
      const { status, stdout, stderr } = spawnSync(path.join(tools, tool), parameters, {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` },
      })
      return status === 0 ? null : `${stdout}${stderr}`
    },
    remove: () => fs.rmSync(copy, { recursive: true, force: true }),
  }
}
