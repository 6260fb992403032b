import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fail, root, run, say } from './run.mjs'

const oldestNode = 20

/** Stops with one sentence where Node is too old to install anything. */
export function checkNode(version = process.versions.node) {
  const major = Number(version.split('.')[0])
  if (major < oldestNode) {
    fail(`Node.js ${version} is too old: install Node.js ${oldestNode} or newer and try again.`)
  }
}

/** The server's own language and database need this one; the package `node` brings it, unless it was left out. */
const oldestServerNode = 24

/** As `misconfiguredExitCode` of the shop: no second try helps. */
const misconfiguredExitCode = 78

/** Stops with one sentence where the built shop cannot be served. */
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

/** Whether exactly the packages of package-lock.json are installed. */
export function isInstalled(digest = lockDigest()) {
  return fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === digest
}

/** Installs the packages of package-lock.json, unless exactly these are installed already. */
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

/** Writes `.env` with every setting and its default, where there is none; readable by its owner alone. */
export function ensureSettings(folder) {
  const file = path.join(folder, '.env')
  if (fs.existsSync(file)) return
  const settings = fs.readFileSync(path.join(folder, '.env.example'))
  fs.writeFileSync(file, settings, { mode: 0o600, flag: 'wx' })
  say('Settings: every one is in .env now, with its default. Change a line there and start again.')
}
