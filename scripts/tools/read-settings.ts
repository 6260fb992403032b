import fs from 'node:fs'
import { type Environment, getProcessEnvironment } from '../../lib/server/environment/environment.ts'
import { EnvironmentError, misconfiguredExitCode } from '../../lib/server/environment/environment-error.ts'
import { settingWarnings } from '../../lib/server/environment/setting-warnings.ts'
import { largestSheet, openFileSource } from '../../lib/server/files/file-source.ts'
import { isWorkbook } from '../../lib/server/workbook/open-workbook.ts'
import { isNamed, listSheets } from '../../lib/server/workbook/read-sheet.ts'
import { loadSettingsFile } from './settings-file.ts'

function hasDeliverySheet(file: string): boolean {
  const state = openFileSource(file, { maximumBytes: largestSheet, hosts: [], intervalMs: 0 }).read()
  return (
    state?.ok === true &&
    isWorkbook(state.value.bytes) &&
    listSheets(state.value.bytes).some(isNamed('entregas'))
  )
}

export const settingsSentence = ({ message }: EnvironmentError) =>
  `These settings cannot be used:\n${message}`

/** Reads settings of shell and file; the shell wins. Warns of doubtful ones; exits on invalid ones. */
export function readSettings(): Environment {
  try {
    const said = [
      loadSettingsFile(),
      ...settingWarnings(process.env, { hasFile: fs.existsSync, hasDeliverySheet }),
    ]
    for (const sentence of said) if (sentence) process.stderr.write(`Warning: ${sentence}\n`)
    return getProcessEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${settingsSentence(error)}\n`)
    return process.exit(misconfiguredExitCode)
  }
}
