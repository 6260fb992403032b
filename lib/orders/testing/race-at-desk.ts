import { expect } from 'vitest'
import { plainPick } from '../../domain/fulfillment.ts'
import type { OrderJournal } from '../order-journal.ts'
import { keyOf, newOrderOf, orderLineOf } from './sample-orders.ts'

const numbers = Array.from({ length: 20 }, (_, number) => number)

/** Two people, each at another process, take the same twenty orders and tick a line of each. */
export async function raceAtDesk(journals: readonly [OrderJournal, OrderJournal]): Promise<void> {
  const [one] = journals
  const keys = numbers.map(keyOf)
  for (const key of keys) {
    const lines = [orderLineOf(), orderLineOf()]
    await one.create(newOrderOf({ key, lines }), { from: ['recorded'], to: 'opened' })
  }
  const work = keys.flatMap((key) =>
    journals.map(async (journal, line) => {
      const by = line === 0 ? 'ana' : 'bia'
      const [pick, moved] = await Promise.all([
        journal.savePick({ key, line, state: 'picked', ...plainPick, by }),
        journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by }),
      ])
      expect(pick).toMatchObject({ line, by })
      return moved
    }),
  )
  const moved = (await Promise.all(work)).filter((order) => order !== null)
  expect(moved.map(({ key }) => key).sort()).toEqual(keys)
  for (const journal of journals) {
    const picks = await journal.listPicks(keys)
    expect(keys.map((key) => picks.get(key)?.map(({ by }) => by))).toEqual(keys.map(() => ['ana', 'bia']))
    for (const key of keys) expect(await journal.listFulfillmentEvents(key)).toHaveLength(3)
  }
}
