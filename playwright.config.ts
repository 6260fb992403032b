import os from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { headlessChromiumPath } from './scripts/tools/servers'

// About a hundred servers are started from the same files: what the first one compiled is there for all others.
process.env['NODE_COMPILE_CACHE'] ??= path.join(os.tmpdir(), 'node-compile-cache')

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 800 } }

/** Browser tests on the production build: one shop over the embedded store, started here. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the processors of a small machine: in each there is much that waits for timers.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long, for a machine that does other things too: what hangs fails all the same, only later.
  timeout: 90_000,
  // Twice what the shop's own timers take where something is to happen by itself (10 s).
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./lib/testing/report-skips.ts']],
  globalSetup: './e2e/support/start-shop.ts',
  use: {
    // Of the shop that the set-up has started.
    ...(process.env['SHOP_URL'] ? { baseURL: process.env['SHOP_URL'] } : {}),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      ...(headlessChromiumPath ? { executablePath: headlessChromiumPath } : {}),
      args: [
        '--no-sandbox',
        // The processor draws in both cases: without acting as a graphics card a page costs it a fifth less.
        '--disable-gpu',
        // Letters as wide as on phones, also without windows.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  // What needs a finger is tried on a phone; the rest chooses its own width.
  projects: [
    {
      name: 'once',
      testIgnore: 'phone/*.spec.ts',
      use: { viewport: { width: 360, height: 800 } },
    },
    { name: 'phone', testMatch: 'phone/*.spec.ts', use: phone },
  ],
})
