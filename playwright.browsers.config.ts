import { defineConfig } from '@playwright/test'
import type { BrowserOptions } from './e2e/browsers/support/test'
import { findBrowsers } from './scripts/tools/browsers.mjs'

const { found } = findBrowsers()

/** The main journeys in the browsers that shoppers have and Playwright does not drive: `npm run test:browsers`. */
export default defineConfig<object, BrowserOptions>({
  testDir: './e2e/browsers',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  reporter: [['list']],
  globalSetup: './e2e/browsers/support/start-shop.ts',
  projects: found.map((installed) => ({ name: installed.name, use: { installed } })),
})
