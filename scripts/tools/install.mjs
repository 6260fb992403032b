import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fail, root, run, say } from './run.mjs'

const oldestNode = 20

/** Exits with a message on a Node too old to install. */
export function checkNode(version = process.versions.node) {
  const major = Number(version.split('.')[0])
  if (major < oldestNode) {
    fail(`Node.js ${version} is too old: install Node.js ${oldestNode} or newer and try again.`)
  }
}

/** Required by the server; the package `node` brings it. */
const oldestServerNode = 24

/** The shop's `misconfiguredExitCode`: retrying is pointless. */
const misconfiguredExitCode = 78

export function checkServerNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) < oldestServerNode) {
    fail(
      `Node.js ${version} cannot serve the shop: install Node.js ${oldestServerNode}, or all packages (npm ci), which bring it.`,
      misconfiguredExitCode,
    )
  }
}

const lockDigest = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

const marker = path.join(root, 'node_modules', '.installed-lock')

export function isInstalled(digest = lockDigest()) {
  return fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === digest
}

export async function ensureInstalled() {
  const digest = lockDigest()
  if (isInstalled(digest)) {
    say('Packages: already installed.')
    return
  }
  say('Packages: installing (npm ci) …')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    fail('The packages could not be installed. Check the connection to the npm registry and try again.')
  fs.writeFileSync(marker, digest)
}

/** Writes a default `.env`, readable by its owner alone, unless one exists. */
export function ensureSettings(folder) {
  const file = path.join(folder, '.env')
  if (fs.existsSync(file)) return
  const settings = fs.readFileSync(path.join(folder, '.env.example'))
  fs.writeFileSync(file, settings, { mode: 0o600, flag: 'wx' })
  say('Settings: every one is in .env now, with its default. Change a line there and start again.')
}
