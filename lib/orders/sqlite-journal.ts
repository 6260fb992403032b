import type { OrderKey } from '../domain/order.ts'
import { openFile, type SqlFile } from '../server/database/open-file.ts'
import type { Query } from '../server/database/sql.ts'
import { createLogEmptier } from './erase-contact.ts'
import { journalIn, type OpenJournal } from './journal-in.ts'
import { migrations } from './migrations.ts'
import { randomOrderCode } from './move-orders.ts'
import { currentSender, isAbandoned, type Sender, senderText } from './sender.ts'
import { listRows } from './sqlite-list.ts'
import { fillSearch } from './sqlite-search.ts'

export const journalFileName = 'orders.sqlite'

type Options = {
  readonly folder: string | ':memory:'
  readonly now: () => number
  readonly sender?: Sender
  readonly createCode?: (key: OrderKey) => string
  readonly lockWaitMs?: number
  /** Erased data remains in the write-ahead log; the next erasing retries. */
  readonly onLogHeld?: (error: unknown) => void
}

type Sending = { readonly key: OrderKey; readonly sender: string | null; readonly updated_at: string }

/** Throws with a fault (`faultOf`) when the file cannot be opened. */
export function openSqliteJournal(options: Options): OpenJournal {
  const { folder, now, lockWaitMs, createCode = randomOrderCode, onLogHeld = () => undefined } = options
  const { sender = currentSender() } = options
  const file = openFile({ folder, file: journalFileName, migrations, lockWaitMs })

  async function findAbandoned(query: Query): Promise<OrderKey[]> {
    const rows = await query<Sending>(`SELECT key, sender, updated_at FROM orders WHERE state = 'sending'`)
    return rows
      .filter(({ sender: text, updated_at: since }) =>
        isAbandoned({ sender: text ?? '', sendingForMs: now() - Date.parse(since) }, sender),
      )
      .map(({ key }) => key)
  }

  const journalOver = (sql: SqlFile) =>
    journalIn(
      {
        sql,
        sender: senderText(sender),
        findAbandoned,
        listRows: (filter) => listRows(sql.query, filter),
        fillTitles: () => fillSearch(sql),
        onErased: createLogEmptier({ file, onHeld: onLogHeld }),
      },
      { now, createCode },
    )
  return journalOver(prepared(file, () => journalOver(file).closeAbandoned()))
}

/** Recovers abandoned orders before the first call. */
function prepared(file: SqlFile, closeAbandoned: () => Promise<unknown>): SqlFile {
  let ready: Promise<unknown> | null = null

  function whenReady(): Promise<unknown> {
    ready ??= closeAbandoned().catch((error: unknown) => {
      ready = null
      throw error
    })
    return ready
  }

  return {
    ...file,
    query: (statement, values) => whenReady().then(() => file.query(statement, values)),
    transaction: (work) => whenReady().then(() => file.transaction(work)),
  }
}
