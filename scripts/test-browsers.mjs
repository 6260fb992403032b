// npm run test:browsers: the main journeys in other browsers; installs what is missing. Runs on any Node.js from 20.
import { ensureBrowsers } from './tools/browsers.mjs'
import { ensureBuilt } from './tools/build.mjs'
import { notRun } from './tools/gates.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { fail, run, say } from './tools/run.mjs'

checkNode()
await ensureInstalled()
const { found, missing } = await ensureBrowsers()
if (found.length === 0) fail('None of the other browsers could be had; the lines above say why.')
await ensureBuilt()
const code = await run('playwright', [
  'test',
  '-c',
  'playwright.browsers.config.ts',
  ...process.argv.slice(2),
])
if (missing.length > 0) say(`\n${notRun(missing)}`)
process.exit(code)
