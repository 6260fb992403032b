import { defineConfig } from '@playwright/test'
import config from './playwright.config'
import { findBrowsers } from './scripts/tools/browsers.mjs'

const { found } = findBrowsers()
// The same for the processes of the workers.
process.env['WEBKIT_DRIVER_PORT'] ??= String(20_000 + (process.pid % 10_000))
const port = process.env['WEBKIT_DRIVER_PORT']
const driverUrl = `http://127.0.0.1:${port}`

/** A purchase, a price that changes and shared links, in the browsers that shoppers have besides Chromium. */
export default defineConfig({
  ...config,
  testDir: './e2e/browsers',
  testMatch: '*.journey.ts',
  // A browser each; the driver of WebKit has one at a time.
  fullyParallel: false,
  workers: 2,
  projects: found.map(({ name, executable }) => ({
    name,
    metadata: { at: name === 'WebKit' ? driverUrl : executable },
  })),
  webServer: found
    .filter(({ name }) => name === 'WebKit')
    .map(({ executable }) => ({
      command: `xvfb-run -a -s "-noreset -screen 0 1280x1024x24" ${executable} --port=${port} --host=127.0.0.1`,
      url: `${driverUrl}/status`,
      env: { GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    })),
})
