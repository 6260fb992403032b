import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { bundleScript } from './lib/next/bundle-script.ts'
import { vitestSkips } from './lib/testing/report-skips.ts'

const alias = {
  '@': path.resolve('.'),
  // The marker throws outside of a server bundle; tests run server code as it is.
  'server-only': path.resolve('lib/testing/empty-module.ts'),
}

/** As `next.config.ts` has it for the pages. */
const scriptText = {
  name: 'script-text',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith('?script')) return null
    const { code } = await bundleScript(id.replace(/\?script$/, ''))
    return `export default ${JSON.stringify(code)}`
  },
}

/** Fills memory or a processor, or goes by the clock: one file at a time, behind all others. */
const heavy = [
  'lib/accounts/odd-keys.test.ts',
  'lib/catalog/kept-pages.property.test.ts',
  'lib/catalog/postgres/shared-reading.test.ts',
  'lib/checkout/crash.test.ts',
  'lib/orders/desk-plans.test.ts',
  'lib/server/end-on-signal.test.ts',
  'lib/server/logging/open-output.test.ts',
  'lib/server/traffic/connections.test.ts',
]

/** In the long tier: the operator's commands, a service that answers anything, and thousands of searches. */
const long = [
  'lib/accounts/odd-answers.test.ts',
  'lib/search/known-items.test.ts',
  'scripts/backup.test.ts',
  'scripts/copy-to-postgres.test.ts',
  'scripts/desk-user.test.ts',
  'scripts/orders.test.ts',
]

/** Shows that a test may change its process for the next file. */
const traces =
  /runOn|vi\.(mock|hoisted|stub|reset|spyOn|useFake)|process\.(env|on|chdir)|recordLog|globalThis|environment\/server|\/get-/
/** Files that share their processes: to start one for each would cost half of what they do. */
const sharing = fs
  .globSync('{app,components,lib,stores,scripts}/**/*.test.ts')
  .filter((file) => ![...heavy, ...long].includes(file) && !traces.test(fs.readFileSync(file, 'utf8')))

/** Tries properties with one seed, or that of `FAST_CHECK_SEED`; one that fails prints it, and its path. */
const seededProperties = {
  name: 'seeded-properties',
  transform(code: string) {
    if (!/^import fc from 'fast-check'/m.test(code)) return null
    return `${code}\nfc.configureGlobal({ seed: ${Number(process.env['FAST_CHECK_SEED'] || 59)} })`
  },
}

export default defineConfig({
  plugins: [scriptText, seededProperties],
  resolve: { alias },
  test: {
    // Long timeouts, for a machine that does other things too: what hangs fails all the same, only later.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
    // Environment variables stay: route tests set them once for a whole file.
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ['default', vitestSkips],
    // Most of them wait for sockets, files and databases, and hardly for a processor.
    maxWorkers: 2 * os.availableParallelism(),
    projects: [
      ...[
        {
          name: 'node',
          include: ['{app,components,lib,stores,scripts}/**/*.test.ts'],
          exclude: [...heavy, ...long, ...sharing],
        },
        { name: 'node-sharing', include: sharing, isolate: false },
        { name: 'long', include: long },
        { name: 'heavy', include: heavy, maxWorkers: 1, sequence: { groupOrder: 1 } },
      ].map((files) => ({
        extends: true as const,
        test: {
          ...files,
          environment: 'node',
          setupFiles: ['lib/testing/real-timers.ts'],
          globalSetup: ['lib/server/database/testing/postgres-of-run.ts'],
          // Half of the time of a command that a test starts would go into compiling it, each time anew.
          env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
        },
      })),
      {
        extends: true,
        test: {
          // Speaks to the built shop over sockets: `npm run build` first.
          name: 'served',
          environment: 'node',
          include: ['e2e/served/*.test.ts'],
          setupFiles: ['lib/testing/real-timers.ts'],
          testTimeout: 180_000,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      ...['long', 'release'].map((tier) => ({
        extends: true as const,
        test: {
          name: tier === 'long' ? 'served-long' : tier,
          environment: 'node',
          include: [`e2e/served/${tier}/*.test.ts`],
          setupFiles: ['lib/testing/real-timers.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      })),
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A document for each file costs two fifths of what it does in a process of its own.
          pool: 'vmThreads',
          include: ['{components,stores}/**/*.dom.test.tsx'],
          setupFiles: ['lib/testing/dom-setup.ts', 'lib/testing/real-timers.ts'],
        },
      },
    ],
  },
})
