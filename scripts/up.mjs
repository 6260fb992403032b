// npm run up: installs, builds and serves the shop. Runs on any Node.js from 20; safe to repeat.
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { ensureBuilt } from './tools/build.mjs'
import { checkNode, ensureInstalled, ensureSettings } from './tools/install.mjs'
import { fail, root, run, say } from './tools/run.mjs'
import { whenParentIsGone } from './tools/watch-parent.mjs'

const settings = path.join(root, '.env')
const port = Number(process.env.PORT || portInFile() || 3000)

/** Reads only the port; the shop parses the file itself, and its environment wins. */
function portInFile() {
  if (!fs.existsSync(settings)) return undefined
  const bytes = fs.readFileSync(settings)
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  return /^\s*(?:export\s+)?PORT\s*=\s*["']?([^"'\s#]*)/m.exec(text)?.[1]
}

function isPortFree() {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

// Its handlers are those of the current step.
if (process.env.npm_lifecycle_event === 'up') whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'))
checkNode()
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail('PORT must be a whole number between 1 and 65535.')
}
if (!(await isPortFree())) {
  fail(`Port ${port} is in use. Stop what runs there, or write PORT=${port + 1} into .env`)
}
ensureSettings(root)
await ensureInstalled()
await ensureBuilt()
say('Shop: starting. Stop it with Ctrl+C.')
// Same as `npm start`.
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const [, , ...parameters] = scripts.start.split(' || ')[0].split(' ')
process.exit(await run('node', parameters, { END_WITH_PARENT: '1' }))
