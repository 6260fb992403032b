import type { DatabaseFault } from '../server/database/fault.ts'
import { keepConnected } from '../server/database/keep-connected.ts'
import { keepOpen } from '../server/database/keep-open.ts'
import type { CountedJournal } from './order-journal.ts'
import type { PostgresJournal } from './postgres/journal.ts'
import type { SqliteJournal } from './sqlite-journal.ts'

export type ReconnectingJournal = CountedJournal & {
  /** Why no order can be written down now; null as long as one can. */
  readonly fault: () => DatabaseFault | null
}

type OnChange = (fault: DatabaseFault | null, error: unknown) => void

type Kept = {
  readonly use: <R>(work: (journal: CountedJournal) => Promise<R>) => Promise<R>
  readonly fault: () => DatabaseFault | null
  readonly close: () => void | Promise<void>
}

/**
 * A journal that is there from the start, whether or not its file can be opened: while it cannot, every method throws
 * why, and the file is tried again and again.
 */
export function reconnectingJournal(options: {
  readonly open: () => SqliteJournal
  readonly onChange: OnChange
}): ReconnectingJournal {
  return journalOver(
    keepOpen({
      ...options,
      check: (journal) => journal.check(),
      close: (journal) => void journal.close().catch(() => undefined),
    }),
  )
}

/** The same over a database that is reached by the network, and may be away for a while. */
export function reconnectingRemoteJournal(options: {
  readonly open: () => Promise<PostgresJournal>
  readonly onChange: OnChange
}): ReconnectingJournal {
  return journalOver(
    keepConnected({
      ...options,
      // What a replica that died left behind is known to the others within seconds.
      check: (journal) => journal.closeAbandoned(),
      close: (journal) => journal.close(),
    }),
  )
}

function journalOver(kept: Kept): ReconnectingJournal {
  return {
    create: (order, event) => kept.use((journal) => journal.create(order, event)),
    createEvent: (event) => kept.use((journal) => journal.createEvent(event)),
    findOptional: (key) => kept.use((journal) => journal.findOptional(key)),
    list: (filter) => kept.use((journal) => journal.list(filter)),
    listEvents: (key) => kept.use((journal) => journal.listEvents(key)),
    createFulfillmentEvent: (event) => kept.use((journal) => journal.createFulfillmentEvent(event)),
    savePick: (pick) => kept.use((journal) => journal.savePick(pick)),
    listPicks: (keys) => kept.use((journal) => journal.listPicks(keys)),
    listFulfillmentEvents: (key) => kept.use((journal) => journal.listFulfillmentEvents(key)),
    revision: () => kept.use((journal) => journal.revision()),
    countForDesk: (since) => kept.use((journal) => journal.countForDesk(since)),
    eraseContact: (...erased) => kept.use((journal) => journal.eraseContact(...erased)),
    close: async () => kept.close(),
    countByState: () => kept.use((journal) => journal.countByState()),
    fault: kept.fault,
  }
}
