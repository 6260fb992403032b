import { beforeEach, expect, it } from 'vitest'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { describeAgedOrders, today } from '../../../orders/testing/aged-orders.ts'
import { digestOrderCode, keyOf, newOrderOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { exportPerson } from './export-person.ts'
import { ordersOfPerson } from './orders-of-person.ts'

describeAgedOrders(({ journal: openJournal, setAge, take }) => {
  let journal: OrderJournal
  beforeEach(() => {
    journal = openJournal()
  })

  it('S47 is found by the whole number, however it was written, and by no other number', async () => {
    await take(1, 3)
    await take(2, 2, '+55 47 99999 1234')
    await take(3, 1, '(48) 98888-1234')
    await take(4, 0, '99999-1234')
    await take(5, 0, null)
    const keys = async (person: Parameters<typeof ordersOfPerson>[1]) =>
      (await ordersOfPerson(journal, person)).map(({ key }) => key)
    expect(await keys({ number: '047 99999.1234' })).toEqual([keyOf(2), keyOf(1)])
    expect(await keys({ code: digestOrderCode(keyOf(1)) })).toEqual([keyOf(2), keyOf(1)])
    expect(await keys({ number: '99999-1234' })).toEqual([keyOf(4)])
    expect(await keys({ number: '(49) 99999-1234' })).toEqual([])
    expect(await keys({ code: digestOrderCode(keyOf(5)) })).toEqual([keyOf(5)])
    expect(await keys({ code: digestOrderCode(keyOf(9)) })).toEqual([])
  })

  it('S47 is found by number or code with words beside it too', async () => {
    await take(1, 6, '47 99999-1234 Ana')
    await take(2, 5, '47999991234 ou 4733334444')
    await take(3, 4, '@ana.silva')
    await take(4, 3, '@bia')
    await take(5, 2, '(55) 4799-9991')
    setAge(1)
    const unread = { ...sampleDelivery, whatsapp: 'zap 47999991234', whatsappNormalized: null }
    await journal.create(newOrderOf({ key: keyOf(6), delivery: unread }))
    const numbers = async (person: Parameters<typeof ordersOfPerson>[1]) =>
      (await ordersOfPerson(journal, person)).map(({ key }) =>
        [1, 2, 3, 4, 5, 6].find((n) => keyOf(n) === key),
      )
    expect(await numbers({ number: '(47) 99999-1234' })).toEqual([6, 2, 1])
    expect(await numbers({ code: digestOrderCode(keyOf(6)) })).toEqual([6, 2, 1])
    expect(await numbers({ code: digestOrderCode(keyOf(2)) })).toEqual([2])
    expect(await numbers({ code: digestOrderCode(keyOf(3)) })).toEqual([3])
    expect(await numbers({ number: '@' })).toEqual([])
  })

  it('S47 is handed out with what was done with it, without keys and without names of the market', async () => {
    await take(1, 1)
    const key = keyOf(1)
    await journal.createEvent({ key, from: ['recorded'], to: 'arrived' })
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })
    const about = { store: 'Mercado', exportedAt: new Date(today).toISOString() }
    const file = await exportPerson(journal, { code: digestOrderCode(key) }, about)
    expect(file).toMatchObject({
      ...about,
      orders: [
        {
          code: digestOrderCode(key),
          delivery: sampleDelivery,
          lines: [{ title: 'Banana Prata', note: 'bem madura' }],
          payment: [{ to: 'recorded' }, { from: 'recorded', to: 'arrived' }],
          market: [{ kind: 'move', from: 'waiting', to: 'picking' }],
        },
      ],
    })
    const text = JSON.stringify(file)
    for (const secret of [key, '"ana"', 'request-1', 'hash-1']) expect(text).not.toContain(secret)
  })

  it('S47 is found no more once it was erased', async () => {
    await take(1, 1)
    await journal.eraseContact([keyOf(1)])
    expect(await ordersOfPerson(journal, { number: sampleDelivery.whatsapp })).toEqual([])
    expect(await journal.list({ lastDigits: '1234', hasContact: true })).toEqual([])
  })
})
