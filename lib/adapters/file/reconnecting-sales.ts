import type { DatabaseFault } from '../../server/database/fault.ts'
import { keepConnected } from '../../server/database/keep-connected.ts'
import { keepOpen } from '../../server/database/keep-open.ts'
import type { PostgresSales } from './postgres-sales.ts'
import type { SalesBook } from './sales-book.ts'
import type { SqliteSales } from './sqlite-sales.ts'

export type ReconnectingSales = SalesBook & {
  /** Why nothing can be sold now; null as long as it can. */
  readonly fault: () => DatabaseFault | null
}

type OnChange = (fault: DatabaseFault | null, error: unknown) => void

type Kept = {
  readonly use: <R>(work: (book: SalesBook) => Promise<R>) => Promise<R>
  readonly fault: () => DatabaseFault | null
  readonly close: () => void | Promise<void>
}

/** A book that is there from the start: while its file cannot be opened, every method throws why. */
export function reconnectingSales(options: {
  readonly open: () => SqliteSales
  readonly onChange: OnChange
}): ReconnectingSales {
  return bookOver(
    keepOpen({
      ...options,
      check: (book) => book.check(),
      close: (book) => void book.close().catch(() => undefined),
    }),
  )
}

/** The same over a database that is reached by the network, and may be away for a while. */
export function reconnectingRemoteSales(options: {
  readonly open: () => Promise<PostgresSales>
  readonly onChange: OnChange
}): ReconnectingSales {
  return bookOver(keepConnected({ ...options, check: (book) => book.check(), close: (book) => book.close() }))
}

function bookOver(kept: Kept): ReconnectingSales {
  return {
    createCounts: (counts) => kept.use((book) => book.createCounts(counts)),
    listLeft: (variantIds) => kept.use((book) => book.listLeft(variantIds)),
    create: (sale) => kept.use((book) => book.create(sale)),
    createReopening: (token) => kept.use((book) => book.createReopening(token)),
    createRelease: (token) => kept.use((book) => book.createRelease(token)),
    createArrival: (key) => kept.use((book) => book.createArrival(key)),
    saveStage: (key, stage) => kept.use((book) => book.saveStage(key, stage)),
    listHolds: (keys) => kept.use((book) => book.listHolds(keys)),
    listOverdue: () => kept.use((book) => book.listOverdue()),
    createLapses: (keys) => kept.use((book) => book.createLapses(keys)),
    createKeeping: () => kept.use((book) => book.createKeeping()),
    close: async () => kept.close(),
    fault: kept.fault,
  }
}
