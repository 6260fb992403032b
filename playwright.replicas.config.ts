import { defineConfig } from '@playwright/test'
import { replicaDatabaseUrl } from './e2e/support/replica-ports'
import config from './playwright.config'
import { shop } from './scripts/tools/servers'

// What a test asks of the data of the shop itself is in the database.
process.env['E2E_DATABASE_URL'] = replicaDatabaseUrl

/** All browser tests, with two replicas behind nginx in place of the one shop: `npm run test:replicas`. */
export default defineConfig({
  ...config,
  webServer: {
    command: 'node e2e/support/start-replicas.ts',
    url: `${shop.url}/api/health/ready`,
    env: shop.environment,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
  },
})
