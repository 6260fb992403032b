// npm run verify: every gate on an installed tree; installs nothing.
import { findBrowsers } from './tools/browsers.mjs'
import { findChromium } from './tools/chromium.mjs'
import { runGates } from './tools/gates.mjs'
import { fail } from './tools/run.mjs'

const chromium = findChromium()
if (!chromium) fail('There is no Chromium for the browser tests. Run "npm test" once, or set CHROMIUM_PATH.')
await runGates({ chromium, browsers: findBrowsers() })
