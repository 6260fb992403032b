// npm run bench -- NAME …: one of the benchmarks, of the last build; what stands behind its name is for it.
import { stopServers } from './bench/measure.ts'

const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import('./bench/pages.ts'),
  changes: () => import('./bench/changes.ts'),
  checkout: () => import('./bench/checkout.ts'),
  browser: () => import('./bench/browser.ts'),
  search: () => import('./bench/search.ts'),
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
