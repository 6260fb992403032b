import fs from 'node:fs'
import { parseArgs } from 'node:util'

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
  if (!fs.existsSync('.next/BUILD_ID')) {
    process.stderr.write('There is no build yet. Run "npm run build" first.\n')
    process.exit(1)
  }
  return { port: Number(values.port), rounds: Number(values.rounds), isWriting: values.write }
}
