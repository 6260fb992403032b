import fs from 'node:fs'
import path from 'node:path'
import { memoryBytes } from '../../lib/server/memory-bytes.ts'
import { memoryFlags } from './memory-flags.ts'
import { loadSettingsFile } from './settings-file.ts'

const chosen = /^--(max[-_]semi[-_]space[-_]size|heap[-_]growing[-_]percent)\b/

/**
 * Begins this process anew with the flags that fit the machine: V8 takes them at its start only. It keeps its id, its
 * parent and its terminal, so that a supervisor sees one process. Returns where it has such flags already,
 * and where the system cannot do that (Windows) or an IPC channel would be lost.
 */
export function execWithMemoryFlags(): void {
  if (process.execArgv.some((flag) => chosen.test(flag))) return
  if (process.platform === 'win32' || process.send || !process.execve) return
  try {
    loadSettingsFile()
  } catch {
    // `readSettings` says why.
    return
  }
  const flags = memoryFlags({ memoryBytes: memoryBytes(), snapshotBytes: snapshotBytes() })
  const parameters = [process.argv0, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, parameters, process.env)
}

/** Of the largest catalogue that was kept; the settings are not parsed yet. */
function snapshotBytes(): number {
  const folder = path.resolve(process.env['DATA_DIR']?.trim() || '.data')
  try {
    const names = fs.readdirSync(folder).filter((name) => /^catalog.*\.snapshot$/.test(name))
    return Math.max(0, ...names.map((name) => fs.statSync(path.join(folder, name)).size))
  } catch {
    return 0
  }
}
