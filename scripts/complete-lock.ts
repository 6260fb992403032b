// node scripts/complete-lock.ts: adds to package-lock.json the native packages of other platforms that the registry here
// lacks, as the last commit had them.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { completeLock, type LockFile, missingPackages } from './tools/lock-file.ts'

const name = 'package-lock.json'
const lock: LockFile = JSON.parse(fs.readFileSync(name, 'utf8'))
const before: LockFile = JSON.parse(
  execFileSync('git', ['show', `HEAD:${name}`], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
)
const missing = missingPackages(lock)
fs.writeFileSync(name, `${JSON.stringify(completeLock(lock, before), null, 2)}\n`)
process.stdout.write(`${name}: ${missing.length} packages of other platforms added.\n`)
