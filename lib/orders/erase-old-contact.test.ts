import { beforeEach, expect, it } from 'vitest'
import { noAccount } from '../domain/order.ts'
import { eraseOldContact } from './keep-erasing.ts'
import type { OrderJournal } from './order-journal.ts'
import { createOrderRecords } from './order-records.ts'
import { describeAgedOrders, today } from './testing/aged-orders.ts'
import { digestOrderCode, keyOf, newOrderOf, orderLineOf, sampleDelivery } from './testing/sample-orders.ts'

describeAgedOrders(({ journal: openJournal, setAge, take }) => {
  let journal: OrderJournal
  beforeEach(() => {
    journal = openJournal()
  })
  const withContact = async () => (await journal.list({ hasContact: true })).map(({ key }) => key)

  it('S46 is erased once it is old enough, however much there is, by two processes at once too', async () => {
    for (let number = 1; number <= 120; number += 1) await take(number, 180 + number)
    await take(200, 179)
    const erase = () => eraseOldContact({ journal, days: 180, now: today })
    const erased = await Promise.all([erase(), erase()])
    expect(erased[0] + erased[1]).toBeGreaterThanOrEqual(120)
    expect(await withContact()).toEqual([keyOf(200)])
    expect(await erase()).toBe(0)
    const [order] = await journal.list({ keys: [keyOf(120)] })
    expect(order?.delivery).toEqual({ ...sampleDelivery, whatsapp: null, whatsappNormalized: null })
    expect(order?.lines).toEqual([orderLineOf()])
    expect(order?.shipping).toEqual(newOrderOf().shipping)
  })

  it('S46 stays an account’s own when it is old, and belongs to no one once she asks for it', async () => {
    setAge(200)
    await journal.create(newOrderOf({ accountId: 'account-1' }))
    await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'opened' })
    await eraseOldContact({ journal, days: 180, now: today })
    const records = createOrderRecords(journal, { isByMessage: false, takesPix: false })
    const seenBy = async (accountId: string | null) =>
      (await records.listPastOrders({ accountId, keys: [keyOf(1)] })).length
    expect([await seenBy('account-1'), await seenBy(null), await seenBy('account-2')]).toEqual([1, 0, 0])
    expect(await withContact()).toEqual([])
    await records.eraseContact({ accountId: 'account-1', keys: [] })
    expect((await journal.findOptional(keyOf(1)))?.accountId).toBe(noAccount)
    expect([await seenBy('account-1'), await seenBy(null), await seenBy('account-2')]).toEqual([0, 0, 0])
  })

  it('S46 stays its device’s own when it is old, and belongs to no one once that is requested', async () => {
    for (const number of [1, 2]) {
      await take(number, 200)
      await journal.createEvent({ key: keyOf(number), from: ['recorded'], to: 'opened' })
    }
    await journal.eraseContact([keyOf(2)])
    await eraseOldContact({ journal, days: 180, now: today })
    const device = { accountId: null, keys: [keyOf(1), keyOf(2)] }
    const listed = await createOrderRecords(journal, { isByMessage: false, takesPix: false }).listPastOrders(
      device,
    )
    expect(listed.map(({ code }) => code)).toEqual([digestOrderCode(keyOf(1))])
    // Anyone with the link of the order sees it as before.
    expect(await journal.findOptional(keyOf(2))).toMatchObject({ state: 'opened', lines: [orderLineOf()] })
  })
})
