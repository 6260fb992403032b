import { beforeEach, describe, expect, it } from 'vitest'
import { openSignedInDesk, password, runOnDesk } from '@/app/testing/run-on-desk'
import type { DeskLogPage } from '@/lib/desk/api/log'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { journalFolder } from '@/lib/orders/open-journal'
import { journalFileName } from '@/lib/orders/sqlite-journal'
import { newOrderOf, sampleDelivery } from '@/lib/orders/testing/sample-orders'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { openDatabase } from '@/lib/server/database/database'
import { getProcessEnvironment } from '@/lib/server/environment/environment'
import { recordLog } from '@/lib/testing/recorded-log'

await runOnDesk({ RATE_LIMIT_SCALE: '1' })

const addresses = {
  find: '/api/desk/privacy/orders',
  export: '/api/desk/privacy/export',
  erase: '/api/desk/privacy/erase',
  orders: '/api/desk/orders',
  log: '/api/desk/log',
}
const written = recordLog()

const person = { number: '(48) 98888-4321' }
const ways = ['find', 'export', 'erase'] as const
/** What the person is looked for with: handing out and erasing need the password again. */
const bodyOf = (way: (typeof ways)[number]) => (way === 'find' ? person : { person, password })

describe('looking for people at the desk', () => {
  let call: (name: keyof typeof addresses, body?: object, query?: string) => Promise<Response>
  beforeEach(async () => {
    const desk = await openSignedInDesk()
    call = (name, body, query = '') => desk.ask(`${addresses[name]}${query}`, body)
  })

  const lookedUp = async () =>
    ((await (await call('log', undefined, '?action=person-looked-up')).json()) as DeskLogPage).entries

  it('S45 is written into the log, found or not, without what was looked for', async () => {
    for (const way of ways) await call(way, bodyOf(way))
    await call('find', { code: 'abcdef012345' })
    const entries = await lookedUp()
    expect(entries.map(({ user, code, detail }) => [user, code, detail])).toEqual([
      ['mercado', 'abcdef012345', '0'],
      ['mercado', null, '0'],
      ['mercado', null, '0'],
      ['mercado', null, '0'],
    ])
    // Neither whole nor its end alone; the same digits within an id of a request are none of it.
    expect(JSON.stringify(entries) + written.text()).not.toMatch(
      /98888-?4321|[*•x]-?4321|(?<![\w-])4321(?![\w-])/,
    )
  })

  it('S45 is not answered where the log cannot be written', async () => {
    const store = getDeskStore()
    const { createLogEntry } = store
    store.createLogEntry = () => Promise.reject(new Error('no log'))
    await expect(call('find', person)).rejects.toThrow('no log')
    store.createLogEntry = createLogEntry
  })

  it('S47 is answered as erased while another process reads the file, and the log says what is still in it', async () => {
    const delivery = { ...sampleDelivery, whatsapp: person.number, whatsappNormalized: '+5548988884321' }
    await getOrderJournal().create(newOrderOf({ delivery }))
    const reader = openDatabase(journalFolder(getProcessEnvironment()), { file: journalFileName })
    reader.execute('BEGIN; SELECT count(*) FROM orders')
    const answer = await call('erase', bodyOf('erase'))
    expect([answer.status, await answer.json()]).toEqual([200, { erased: 1 }])
    const events = () => written.lines().map(({ event }) => event)
    await expect.poll(events).toContain('orders.erased-in-log')
    reader.execute('COMMIT')
    reader.close()
  })

  it('S45 ends after some people a minute, whichever way they are looked for', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn <= callsPerMinute['desk-person']; turn += 1) {
      const way = ways[turn % 3] ?? 'find'
      statuses.push((await call(way, bodyOf(way))).status)
    }
    expect(statuses.indexOf(429)).toBe(callsPerMinute['desk-person'])
    expect((await call('orders')).status).toBe(200)
  })

  it.each(['1234', '48 98888-1234'])(
    'S45 ends after some numbers a minute in the list: %s',
    async (typed) => {
      const statuses: number[] = []
      for (let turn = 0; turn <= callsPerMinute['desk-digits']; turn += 1) {
        statuses.push((await call('orders', undefined, `?q=${encodeURIComponent(typed)}`)).status)
      }
      expect(statuses.indexOf(429)).toBe(callsPerMinute['desk-digits'])
      expect((await call('orders', undefined, '?q=banana')).status).toBe(200)
    },
  )
})
