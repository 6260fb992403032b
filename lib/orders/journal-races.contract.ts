import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { plainPick } from '../domain/fulfillment.ts'
import type { OrderJournal } from './order-journal.ts'
import { openNamedJournal } from './testing/open-named-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from './testing/sample-orders.ts'

export type SharedJournal = {
  /** Where there is no journal yet, as `openNamedJournal` takes it. */
  readonly newPlace: () => Promise<string>
  readonly openAt: (place: string) => OrderJournal | Promise<OrderJournal>
}

const numbers = Array.from({ length: 20 }, (_, number) => number)
const racer = fileURLToPath(new URL('./testing/race-for-orders.ts', import.meta.url))

/** A process of its own that tries to send twenty orders; how many it won. */
function raceInOwnProcess(place: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(racer, [place], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    let won = 0
    child.on('message', (count) => {
      won = Number(count)
    })
    child.on('exit', (code) => (code === 0 ? resolve(won) : reject(new Error(`ended with ${code}`))))
  })
}

/** What becomes of an order that several processes want at once, wherever they keep it. */
export function journalRacesContract(name: string, { newPlace, openAt }: SharedJournal): void {
  describe(`${name}, as several processes share it`, () => {
    async function openTwo() {
      const place = await newPlace()
      return [await openAt(place), await openAt(place)] as const
    }
    const close = (journals: readonly OrderJournal[]) =>
      Promise.all(journals.map((journal) => journal.close()))

    it('R49 lets one of two writers move an order, and keeps the ticks of both', async () => {
      const journals = await openTwo()
      const keys = numbers.map(keyOf)
      for (const key of keys) {
        const lines = [orderLineOf(), orderLineOf()]
        await journals[0].create(newOrderOf({ key, lines }), { from: ['recorded'], to: 'opened' })
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
      await close(journals)
    })

    it('R73 sells no place of a window twice, whichever of two processes is asked', async () => {
      const journals = await openTwo()
      const window = '2026-01-02T16:00/18:00'
      const delivery = { ...sampleDelivery, deliveryWindow: window }
      const taken = await Promise.all(
        numbers.map((number) =>
          journals[number % 2 === 0 ? 0 : 1].createInWindow(
            newOrderOf({ key: keyOf(number), delivery }),
            { from: ['recorded'], to: 'sending' },
            { window, places: 7 },
          ),
        ),
      )
      expect(taken.filter((written) => written?.isMoved)).toHaveLength(7)
      expect(await journals[0].countInWindows('2026-01-02')).toEqual(new Map([[window, 7]]))
      await close(journals)
    })

    it('R8 R26 gives each order to one of several processes', async () => {
      const place = await newPlace()
      const won = await Promise.all([1, 2, 3].map(() => raceInOwnProcess(place)))
      expect(won.reduce((sum, count) => sum + count, 0)).toBe(20)
      const journal = await openNamedJournal(place)
      expect(await journal.list({})).toHaveLength(20)
      await journal.close()
    })
  })
}
