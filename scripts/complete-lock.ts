// node scripts/complete-lock.ts: adds to package-lock.json the native packages of other platforms that the registry here lacks.
import fs from 'node:fs'
import { completeLock, type LockFile, missingPackages } from './tools/lock-file.ts'

const file = new URL('../package-lock.json', import.meta.url)
const lock: LockFile = JSON.parse(fs.readFileSync(file, 'utf8'))
const missing = missingPackages(lock)
fs.writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
process.stdout.write(`package-lock.json: ${missing.length} packages of other platforms added.\n`)
