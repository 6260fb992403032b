// npm run bench -- NAME …: runs one benchmark on the last build.
import { stopServers } from './bench/measure.ts'

const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import('./bench/pages.ts'),
  changes: () => import('./bench/changes.ts'),
  checkout: () => import('./bench/checkout.ts'),
  browser: () => import('./bench/browser.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const run = benchmarks[name]
if (!run) {
  process.stderr.write(`npm run bench -- NAME, with one of: ${Object.keys(benchmarks).join(', ')}\n`)
  process.exit(1)
}
try {
  await run()
} finally {
  await stopServers()
}
