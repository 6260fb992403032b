import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewSubscription, Subscription, Subscriptions } from './push-table.ts'

type Subject = {
  readonly subscriptions: Subscriptions & { close(): Promise<void> }
  /** Of what can be subscribed to, as many as are asked for. */
  readonly keysOf: (count: number) => Promise<readonly string[]>
  readonly passMilliseconds: (count: number) => void
}

/** How browsers are kept that are to be notified, whatever they are kept in. `open` gives an empty one. */
export function subscriptionsContract(name: string, open: () => Promise<Subject>): void {
  describe(`browsers that are notified, in ${name}`, () => {
    let subject: Subject
    let subscriptions: Subject['subscriptions']
    let key: string
    beforeEach(async () => {
      subject = await open()
      subscriptions = subject.subscriptions
      ;[key = ''] = await subject.keysOf(1)
    })
    afterEach(() => subscriptions.close())

    const browser = (number: number, changes: Partial<NewSubscription> = {}): NewSubscription => ({
      key,
      endpoint: `https://push.example/${number}`,
      p256dh: `key-${number}`,
      auth: `auth-${number}`,
      shown: 'waiting',
      ...changes,
    })
    const list = () => subscriptions.listSubscriptions()
    const first = async (): Promise<Subscription> => (await list())[0] as Subscription
    const inSeconds = async (seconds: number) =>
      new Date(Date.parse((await first()).createdAt) + seconds * 1000).toISOString()

    it('R79 keeps each once, with what it knew, and lets it go', async () => {
      await subscriptions.saveSubscription(browser(1))
      const [kept] = await list()
      expect(kept).toEqual({ ...browser(1), tries: 0, dueAt: kept?.createdAt, createdAt: kept?.createdAt })
      await subscriptions.saveSubscription(browser(1, { p256dh: 'another', shown: 'ready' }))
      expect(await list()).toEqual([{ ...kept, p256dh: 'another' }])
      await subscriptions.removeSubscription({ key: 'none', endpoint: browser(1).endpoint })
      expect(await list()).toHaveLength(1)
      await subscriptions.removeSubscription(browser(1))
      expect(await list()).toEqual([])
    })

    it('R79 lets one of all who try tell it something, until its time is over', async () => {
      await subscriptions.saveSubscription(browser(1))
      const known = await first()
      const until = await inSeconds(60)
      const claims = await Promise.all([1, 2, 3].map(() => subscriptions.claimSubscription(known, until)))
      expect(claims.toSorted()).toEqual([false, false, true])
      expect(await subscriptions.claimSubscription(await first(), until)).toBe(false)
      subject.passMilliseconds(60_000)
      expect(await subscriptions.claimSubscription(await first(), await inSeconds(120))).toBe(true)
      expect((await first()).tries).toBe(2)
    })

    it('R79 writes down what became of a try, and nothing over what was shown since', async () => {
      await subscriptions.saveSubscription(browser(1))
      const known = await first()
      await subscriptions.claimSubscription(known, await inSeconds(60))
      const dueAt = await inSeconds(20)
      await subscriptions.settleSubscription(known, { kind: 'later', dueAt })
      expect(await first()).toMatchObject({ shown: 'waiting', tries: 1, dueAt })
      subject.passMilliseconds(20_000)
      await subscriptions.settleSubscription(known, { kind: 'shown', shown: 'ready' })
      expect(await first()).toMatchObject({ shown: 'ready', tries: 0 })
      await subscriptions.settleSubscription(known, { kind: 'shown', shown: 'picking' })
      expect(await first()).toMatchObject({ shown: 'ready' })
      expect(await subscriptions.claimSubscription(known, await inSeconds(90))).toBe(false)
      await subscriptions.settleSubscription(known, { kind: 'gone' })
      expect(await list()).toEqual([])
    })

    it('S68 keeps five browsers for each, and ten for one browser, the newest', async () => {
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await subscriptions.saveSubscription(browser(number))
        subject.passMilliseconds(1)
      }
      expect((await list()).map(({ p256dh }) => p256dh)).toEqual([
        'key-2',
        'key-3',
        'key-4',
        'key-5',
        'key-6',
      ])
      const others = (await subject.keysOf(12)).slice(1)
      for (const other of others) {
        await subscriptions.saveSubscription(browser(9, { key: other }))
        subject.passMilliseconds(1)
      }
      const ofBrowser = (await list()).filter(({ p256dh }) => p256dh === 'key-9')
      expect(ofBrowser.map((one) => one.key)).toEqual(others.slice(1))
    })

    it('are listed by what they are notified of, however many others there are', async () => {
      const keys = await subject.keysOf(3)
      for (const [number, of] of keys.entries())
        await subscriptions.saveSubscription(browser(number, { key: of }))
      const [one = '', , last = ''] = keys
      const listed = await subscriptions.listSubscriptions([last, one, 'none'])
      expect(listed.map((kept) => kept.key).toSorted()).toEqual([one, last].toSorted())
      expect(await subscriptions.listSubscriptions([])).toEqual([])
    })
  })
}
