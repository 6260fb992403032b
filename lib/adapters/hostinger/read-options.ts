import type { DroppedRow } from './parse-answer.ts'
import type { Send } from './transport.ts'

/** What every read of the store is made with. */
export type ReadOptions = {
  readonly send: Send
  readonly storeUrl: string
  /** Milliseconds. */
  readonly readMs: number
  readonly defaultCurrency: string
  readonly now: () => number
  readonly onDropped: (row: DroppedRow) => void
}
