import { ensureBuilt } from './build.mjs'
import { fail, run, say } from './run.mjs'

const gate = (name, ...commands) => ({ name, steps: commands.map((command) => command.split(' ')) })
const build = { name: 'Build', build: true, steps: [] }

/** Ordered; grouped gates run in parallel. */
export const tiers = {
  /** Daily tasks of shoppers and market: `npm test`. */
  short: [
    [
      gate('Format and lint (Biome)', 'biome ci .'),
      gate('Types (tsc)', 'next typegen', 'tsc --noEmit'),
      gate('Import law (dependency-cruiser)', 'depcruise .'),
      gate('Unused code and packages (knip)', 'knip'),
    ],
    [gate('Unit and contract tests', 'vitest run --project=node* --project=dom')],
    [build],
    [gate('Size budget', 'node scripts/size-budget.ts')],
    [gate('Served tests', 'vitest run --project=served')],
    [gate('Browser tests', 'playwright test --grep-invert=@long')],
  ],
  /** Crashes, replicas, other browsers, long journeys: `npm run test:long`. */
  long: [
    [build],
    [gate('Long and heavy tests', 'vitest run --project=long --project=heavy')],
    [
      gate('Commands in a fresh clone', 'vitest run --project=served-long commands'),
      gate('Long served tests', 'vitest run --project=served-long --exclude=**/commands.test.ts'),
    ],
    [gate('Long browser tests', 'playwright test --grep=@long')],
    [
      {
        ...gate('Journeys in other browsers', 'playwright test -c playwright.browsers.config.ts'),
        browsers: true,
      },
    ],
  ],
  /** Release and image: `npm run test:release`. */
  release: [
    [build],
    [
      {
        ...gate('Update to the next release', 'playwright test rolling-update'),
        environment: { NEXT_RELEASE: 'built' },
      },
    ],
    [gate('Image', 'vitest run --project=release')],
  ],
}

/** Runs gates up to the first failure; `chromium` is '' for Playwright's own. */
export async function runGates(tier, { chromium, browsers }) {
  const started = Date.now()
  const groups = tiers[tier]
  for (const group of groups) {
    for (const { name } of group) say(`\n── ${name}`)
    const faults = await Promise.all(
      group.map((gate) => runGate(gate, { chromium, browsers, isAlone: group.length === 1 })),
    )
    const fault = faults.find((text) => text !== null)
    if (fault) fail(fault)
  }
  const seconds = Math.round((Date.now() - started) / 1000)
  const { missing } = browsers
  const last = closing({ gateCount: groups.flat().length, missing, seconds })
  // In CI only uninstallable browsers may be missing.
  if (process.env.CI && missing.some(({ reason }) => reason.startsWith('the packages are there'))) fail(last)
  say(`\n${last}`)
}

/** Returns a failure message or null. Parallel gates print their output at the end. */
async function runGate(wanted, { chromium, browsers, isAlone }) {
  const { name, steps, build, browsers: needsBrowsers, environment = {} } = wanted
  if (needsBrowsers && browsers.found.length === 0) {
    say(`– ${name}: not run`)
    return null
  }
  const started = Date.now()
  const written = []
  const options = isAlone ? {} : { onOutput: (bytes) => written.push(bytes) }
  if (build) await ensureBuilt()
  for (const [command, ...parameters] of steps) {
    const code = await run(command, parameters, { CHROMIUM_PATH: chromium, ...environment }, options)
    if (code === 0) continue
    process.stdout.write(Buffer.concat(written))
    return `✗ ${name} failed (${command} ended with ${code}). Nothing after it was run.`
  }
  process.stdout.write(Buffer.concat(written))
  const isWhole = !needsBrowsers || browsers.missing.length === 0
  const verdict = isWhole ? `✓ ${name}` : `– ${name}: passed in ${browsers.found.length} of them`
  say(`${verdict} (${Math.round((Date.now() - started) / 1000)} s)`)
  return null
}

/** Summarizes a run without failures; incomplete gates do not count as passed. */
function closing({ gateCount, missing, seconds }) {
  if (missing.length === 0) return `✓ All ${gateCount} gates passed in ${seconds} s.`
  const notRun = missing.map(({ name, reason }) => `\n!! NOT RUN in ${name}: ${reason}`).join('')
  return `✓ ${gateCount - 1} of ${gateCount} gates passed in ${seconds} s; one could not be run in full:${notRun}`
}
