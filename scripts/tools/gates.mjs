import { ensureBuilt } from './build.mjs'
import { fail, run, say } from './run.mjs'

const gates = [
  { name: 'Format and lint (Biome)', steps: [['biome', 'ci', '.']] },
  {
    name: 'Types (tsc)',
    steps: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '-p', 'tsconfig.browser.json'],
    ],
  },
  {
    name: 'Import law (dependency-cruiser)',
    steps: [['depcruise', 'app', 'components', 'stores', 'lib', 'e2e', 'scripts']],
  },
  { name: 'Unused code and packages (knip)', steps: [['knip']] },
  { name: 'Unit and contract tests (vitest)', steps: [['vitest', 'run']] },
  { name: 'Build', build: true, steps: [] },
  { name: 'Size budget', steps: [['node', 'scripts/size-budget.ts']] },
  { name: 'Promised browsers', steps: [['node', 'scripts/promised-browsers.ts']] },
  { name: 'Browser tests (Playwright)', steps: [['playwright', 'test']] },
]

/** Runs every gate in order and stops at the first that fails. `chromium` is the browser's path, '' for Playwright's own. */
export async function runGates(chromium) {
  const started = Date.now()
  for (const { name, steps, build } of gates) {
    say(`\n── ${name}`)
    const gateStarted = Date.now()
    if (build) await ensureBuilt()
    for (const [command, ...parameters] of steps) {
      const code = await run(command, parameters, { CHROMIUM_PATH: chromium })
      if (code !== 0) fail(`✗ ${name} failed (${command} ended with ${code}). Nothing after it was run.`)
    }
    say(`✓ ${name} (${Math.round((Date.now() - gateStarted) / 1000)} s)`)
  }
  say(`\n✓ All ${gates.length} gates passed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
