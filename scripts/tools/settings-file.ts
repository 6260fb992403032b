import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { decodeText } from '../../lib/server/files/decode-text.ts'

type Options = {
  readonly file: string
  readonly variables: Record<string, string | undefined>
}

const ownFile = path.resolve(import.meta.dirname, '../../.env')

/**
 * Takes the settings of `.env` into the environment; what the shell says wins. Null, or a sentence where it is no UTF-8:
 * editors of Windows save it as UTF-16 or in the letters of the country, and it is read all the same.
 */
export function loadSettingsFile({ file, variables }: Options = { file: ownFile, variables: process.env }) {
  if (!fs.existsSync(file)) return null
  const bytes = fs.readFileSync(file)
  const text = decodeText(bytes)
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value
  const mark = Buffer.from('\ufeff')
  const isUtf8 = Buffer.from(text).equals(bytes.subarray(0, 3).equals(mark) ? bytes.subarray(3) : bytes)
  return isUtf8 ? null : `${file} is no UTF-8. It was read as what Windows writes; save it as UTF-8.`
}
