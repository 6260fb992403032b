// npm run test:replicas: all browser tests on two replicas behind nginx; installs what npm has. Runs on any Node.js from 20.
import { ensureBuilt } from './tools/build.mjs'
import { ensureChromium } from './tools/chromium.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { run } from './tools/run.mjs'

checkNode()
await ensureInstalled()
const chromium = await ensureChromium()
await ensureBuilt()
const parameters = ['test', '-c', 'playwright.replicas.config.ts', ...process.argv.slice(2)]
process.exit(await run('playwright', parameters, { CHROMIUM_PATH: chromium }))
