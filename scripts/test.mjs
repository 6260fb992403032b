// npm test, npm run test:long, npm run test:release: installs what is missing and runs a tier, on any Node.js
// from 20.
import { ensureBrowsers } from './tools/browsers.mjs'
import { ensureChromium } from './tools/chromium.mjs'
import { runGates } from './tools/gates.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'

const [tier = 'short'] = process.argv.slice(2)

checkNode()
await ensureInstalled()
const chromium = await ensureChromium()
const browsers = tier === 'long' ? await ensureBrowsers() : { found: [], missing: [] }
await runGates(tier, { chromium, browsers })
