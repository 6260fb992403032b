// npm test (gates), npm run verify, npm run test:browsers and npm run test:replicas. Runs on any Node.js from 20.
import { ensureBrowsers, findBrowsers } from './tools/browsers.mjs'
import { ensureBuilt } from './tools/build.mjs'
import { ensureChromium, findChromium } from './tools/chromium.mjs'
import { notRun, runGates } from './tools/gates.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { fail, run, say } from './tools/run.mjs'

const [name, ...parameters] = process.argv.slice(2)

const runs = {
  /** Installs what is missing (packages, a Chromium, the other browsers) and runs every gate. */
  async gates() {
    checkNode()
    await ensureInstalled()
    await runGates({ chromium: await ensureChromium(), browsers: await ensureBrowsers() })
  },
  /** Runs every gate on an installed tree; installs nothing. */
  async verify() {
    const chromium = findChromium()
    if (!chromium)
      fail('There is no Chromium for the browser tests. Run "npm test" once, or set CHROMIUM_PATH.')
    await runGates({ chromium, browsers: findBrowsers() })
  },
  /** Runs the main journeys in other browsers; installs what is missing. */
  async browsers() {
    checkNode()
    await ensureInstalled()
    const { found, missing } = await ensureBrowsers()
    if (found.length === 0) fail('None of the other browsers could be had; the lines above say why.')
    await ensureBuilt()
    const code = await run('playwright', ['test', '-c', 'playwright.browsers.config.ts', ...parameters])
    if (missing.length > 0) say(`\n${notRun(missing)}`)
    process.exit(code)
  },
  /** Runs all browser tests on two replicas behind nginx; installs what npm has. */
  async replicas() {
    checkNode()
    await ensureInstalled()
    const chromium = await ensureChromium()
    await ensureBuilt()
    const options = ['test', '-c', 'playwright.replicas.config.ts', ...parameters]
    process.exit(await run('playwright', options, { CHROMIUM_PATH: chromium }))
  },
}

await runs[name]()
