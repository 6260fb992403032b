import type { DatabaseFault } from '../server/database/fault.ts'
import { keepOpen } from '../server/database/keep-open.ts'
import type { OrderJournal } from './order-journal.ts'
import type { SqliteJournal } from './sqlite-journal.ts'

export type KeptJournal = OrderJournal & {
  /** Why no order can be written down now; null as long as one can. */
  readonly fault: () => DatabaseFault | null
}

type Options = {
  readonly open: () => SqliteJournal
  readonly onChange: (fault: DatabaseFault | null, error: unknown) => void
}

/**
 * A journal that is there from the start, whether or not its file can be opened: while it cannot, every method throws
 * why, and the file is tried again and again.
 */
export function keepJournal({ open, onChange }: Options): KeptJournal {
  const kept = keepOpen({
    open,
    check: (journal) => journal.check(),
    close: (journal) => void journal.close().catch(() => undefined),
    onChange,
  })
  return {
    create: (order) => kept.use((journal) => journal.create(order)),
    createEvent: (event) => kept.use((journal) => journal.createEvent(event)),
    findOptional: (key) => kept.use((journal) => journal.findOptional(key)),
    list: (filter) => kept.use((journal) => journal.list(filter)),
    listEvents: (key) => kept.use((journal) => journal.listEvents(key)),
    eraseContact: (keys) => kept.use((journal) => journal.eraseContact(keys)),
    close: async () => kept.close(),
    fault: kept.fault,
  }
}
