import fs from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../../.env')

/** Takes the settings of `.env` into the environment; what the shell says wins. */
export function loadSettingsFile(): void {
  if (fs.existsSync(file)) process.loadEnvFile(file)
}
