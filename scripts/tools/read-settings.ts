import { type Environment, getEnvironment } from '../../lib/server/environment/environment.ts'
import { EnvironmentError } from '../../lib/server/environment/environment-error.ts'
import { loadSettingsFile } from './settings-file.ts'

/** The settings of the shell and of `.env`; what the shell says wins. Ends the process where they cannot be used. */
export function readSettings(): Environment {
  loadSettingsFile()
  try {
    return getEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`These settings cannot be used:\n${error.message}\n`)
    return process.exit(1)
  }
}
