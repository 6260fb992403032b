// The search of a benchmark: reads `{products}` from standard input, writes what it measured to standard output.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { json } from 'node:stream/consumers'
import { generateCatalog } from '../../../lib/adapters/embedded/testing/generate-catalog.ts'
import { readSampleCatalog } from '../../../lib/catalog/testing/sample-catalog.ts'
import { buildSearchIndex } from '../../../lib/search/search-index.ts'
import { suggest } from '../../../lib/search/suggest.ts'
import { searchPairs } from '../../../lib/search/testing/search-pairs.ts'
import type { SearchResult } from '../measure-shop.ts'

const { products } = (await json(process.stdin)) as { products: number }
const catalog = await readSampleCatalog(generateCatalog(products))
const delay = monitorEventLoopDelay({ resolution: 2 })
delay.enable()
const began = performance.now()
const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
const indexMs = performance.now() - began
const worstPauseMs = delay.max / 1e6
delay.disable()

// Every query of the ranking tests, as it grows under the fingers: what a field with suggestions really asks.
const typed = searchPairs.flatMap(([query]) =>
  Array.from(query, (_, end) => query.slice(0, end + 1)).filter((part) => part.length > 1),
)
const run = () =>
  typed.map((query) => {
    const started = performance.now()
    suggest({ catalog, index }, query)
    return performance.now() - started
  })
run()
const result: SearchResult = { indexMs, worstPauseMs, samples: [...run(), ...run()] }
process.stdout.write(JSON.stringify(result))
