import { defineConfig } from '@playwright/test'
import type { BrowserOptions } from './e2e/browsers/support/test'
import { findBrowsers } from './scripts/tools/browsers.mjs'

const { found } = findBrowsers()

/** Whether there is an older and a newer one of its engine; they stand in the order of their versions. */
function isBetween({ name, engine }: (typeof found)[number]): boolean {
  const versions = found.filter((other) => other.engine === engine).map((other) => other.name)
  return name !== versions[0] && name !== versions.at(-1)
}

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
  projects: found.map((installed) => ({
    name: installed.name,
    use: { installed },
    // What a browser keeps of pages is tried in the oldest and the newest of each engine.
    ...(isBetween(installed) ? { testIgnore: 'prices.journey.ts' } : {}),
  })),
})
