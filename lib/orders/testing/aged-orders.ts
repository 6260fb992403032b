import { afterEach, beforeEach, describe } from 'vitest'
import { findWhatsapp } from '../../domain/whatsapp.ts'
import { createDatabase } from '../../server/database/testing/create-database.ts'
import type { OrderJournal } from '../order-journal.ts'
import { openPostgresJournal } from '../postgres/journal.ts'
import { openSqliteJournal } from '../sqlite-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, orderLineOf, sampleDelivery } from './sample-orders.ts'

const dayMs = 86_400_000
/** The day of all these tests, in milliseconds since 1970. */
export const today = Date.UTC(2026, 10, 22, 12)

export type AgedOrders = {
  readonly journal: () => OrderJournal
  /** The next orders are written down so many days before today. */
  readonly setAge: (days: number) => void
  /** Writes down an order of so many days ago, with a note, and with a number unless that is null. */
  readonly take: (number: number, daysAgo: number, whatsapp?: string | null) => Promise<unknown>
}

/** Describes what a journal of either engine keeps, with orders of any age. */
export function describeAgedOrders(tests: (orders: AgedOrders) => void): void {
  let time = today
  const options = { now: () => time, createCode: digestOrderCode }

  const engines = [
    ['SQLite', async () => openSqliteJournal({ ...options, folder: ':memory:' })],
    ['Postgres', async () => openPostgresJournal({ ...options, url: await createDatabase() })],
  ] as const
  describe.each(engines)('what %s keeps of a shopper', (_name, open) => {
    let journal: OrderJournal
    beforeEach(async () => {
      time = today
      journal = await open()
    })
    afterEach(() => journal.close())

    const setAge = (days: number) => {
      time = today - days * dayMs
    }
    tests({
      journal: () => journal,
      setAge,
      take(number, daysAgo, whatsapp = sampleDelivery.whatsapp) {
        setAge(daysAgo)
        const delivery =
          whatsapp === null
            ? null
            : { ...sampleDelivery, whatsapp, whatsappNormalized: findWhatsapp(whatsapp) }
        const lines = [orderLineOf({ note: 'bem madura' })]
        return journal.create(newOrderOf({ key: keyOf(number), lines, delivery }))
      },
    })
  })
}
