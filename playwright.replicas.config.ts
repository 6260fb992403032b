import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** All browser tests, with two replicas behind nginx in place of the one shop: `npm run test:replicas`. */
export default defineConfig({ ...config, globalSetup: './e2e/support/start-replicas.ts' })
