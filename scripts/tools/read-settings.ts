import fs from 'node:fs'
import path from 'node:path'
import {
  type Environment,
  EnvironmentError,
  getEnvironment,
} from '../../lib/server/environment/environment.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The settings of the shell and of `.env`; what the shell says wins. Ends the process where they cannot be used. */
export function readSettings(): Environment {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  try {
    return getEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`These settings cannot be used:\n${error.message}\n`)
    return process.exit(1)
  }
}
