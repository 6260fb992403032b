// npm test: installs what is missing (packages, a Chromium, the other browsers) and runs every gate. Runs on any Node.js from 20.
import { ensureBrowsers } from './tools/browsers.mjs'
import { ensureChromium } from './tools/chromium.mjs'
import { runGates } from './tools/gates.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'

checkNode()
await ensureInstalled()
await runGates({ chromium: await ensureChromium(), browsers: await ensureBrowsers() })
