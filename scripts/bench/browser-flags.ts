import { parseArgs } from 'node:util'
import { requireForBench } from './built-shop.ts'

type BrowserFlags = {
  /** Of the shop; what is measured beside it takes the next ones. */
  readonly port: number
  readonly rounds: number
  /** Whether docs/performance.md is written anew. */
  readonly isWriting: boolean
}

/** How a benchmark in a browser was asked to run. Ends the process where there is no build to measure. */
export function readBrowserFlags(): BrowserFlags {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      port: { type: 'string', default: '3380' },
      write: { type: 'boolean', default: false },
    },
  })
  requireForBench()
  return { port: Number(values.port), rounds: Number(values.rounds), isWriting: values.write }
}
