import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Build outputs and downloads, which no gate reads. */
const left =
  /^(?:\.git|\.next|\.data.*|\.env(?:\.local)?|node_modules|docs|public|test-results|playwright-report)$/

export type TreeCopy = {
  readonly root: string
  /** Returns the file's name. */
  readonly write: (name: string, text: string) => string
  readonly run: (tool: string, ...parameters: readonly string[]) => string | null
  readonly remove: () => void
}

export function copyTree(): TreeCopy {
  // Real path: tools print it, and macOS links its temporary folder.
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
