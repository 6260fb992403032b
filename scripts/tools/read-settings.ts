import fs from 'node:fs'
import { type Environment, getEnvironment } from '../../lib/server/environment/environment.ts'
import { EnvironmentError, misconfiguredExitCode } from '../../lib/server/environment/environment-error.ts'
import { settingWarnings } from '../../lib/server/environment/setting-warnings.ts'
import { loadSettingsFile } from './settings-file.ts'

/**
 * The settings of the shell and of the settings file; what the shell says wins. Says which of them hardly do what is meant, and ends
 * the process where they cannot be used.
 */
export function readSettings(): Environment {
  try {
    const said = [loadSettingsFile(), ...settingWarnings(process.env, { hasFile: fs.existsSync })]
    for (const sentence of said) if (sentence) process.stderr.write(`Warning: ${sentence}\n`)
    return getEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`These settings cannot be used:\n${error.message}\n`)
    return process.exit(misconfiguredExitCode)
  }
}
