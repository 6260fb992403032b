import fs from 'node:fs'
import path from 'node:path'
import { say } from './run.mjs'

/** Writes `.env` with every setting and its default, where there is none; readable by its owner alone. */
export function ensureSettings(folder) {
  const file = path.join(folder, '.env')
  if (fs.existsSync(file)) return
  const settings = fs.readFileSync(path.join(folder, '.env.example'))
  fs.writeFileSync(file, settings, { mode: 0o600, flag: 'wx' })
  say('Settings: every one is in .env now, with its default. Change a line there and start again.')
}
