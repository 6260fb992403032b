import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { EnvironmentError } from '../../lib/server/environment/environment-error.ts'
import { decodeText } from '../../lib/server/files/file-state.ts'

type Options = {
  readonly file: string
  readonly variables: Record<string, string | undefined>
}

const ownFile = path.resolve(import.meta.dirname, '../../.env')
const processSettings = () => ({ file: process.env['SETTINGS_FILE'] || ownFile, variables: process.env })

/**
 * Loads `.env`, or SETTINGS_FILE, into the environment; the shell wins. Returns a warning unless UTF-8, which
 * Windows editors may not write. Throws `EnvironmentError` when unreadable; only `.env` may be missing.
 */
export function loadSettingsFile({ file, variables }: Options = processSettings()) {
  const bytes = readOptional(file)
  if (!bytes) return null
  const text = decodeText(bytes)
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value
  const mark = Buffer.from('\ufeff')
  const isUtf8 = Buffer.from(text).equals(bytes.subarray(0, 3).equals(mark) ? bytes.subarray(3) : bytes)
  return isUtf8 ? null : `${file} is no UTF-8. It was read as what Windows writes; save it as UTF-8.`
}

function readOptional(file: string): Buffer | null {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && path.basename(file) === '.env') return null
    throw new EnvironmentError(
      `${file} cannot be read (${code}). Name the file of the settings in SETTINGS_FILE, and run this as a user who may read it.`,
    )
  }
}
