// npm test: installs what is missing (packages, a Chromium) and runs every gate. Runs on any Node.js from 20.
import { ensureChromium } from './tools/chromium.mjs'
import { runGates } from './tools/gates.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'

checkNode()
await ensureInstalled()
await runGates(await ensureChromium())
