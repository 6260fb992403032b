import { afterAll, describe, expect, it } from 'vitest'
import { plainPick } from '../../domain/fulfillment.ts'
import { faultOf } from '../../server/database/fault.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { reconnecting } from '../../server/database/reconnecting.ts'
import type { Sql } from '../../server/database/sql.ts'
import { startPostgres } from '../../server/database/testing/start-postgres.ts'
import { stoppedClock } from '../../testing/stopped-clock.ts'
import { journalContract } from '../journal.contract.ts'
import { openNamedJournal } from '../testing/open-named-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, orderLineOf } from '../testing/sample-orders.ts'
import { openPostgresJournal } from './journal.ts'

const postgres = await startPostgres()
afterAll(() => postgres.remove())

journalContract('Postgres', {
  async openEmpty() {
    const { now, passMilliseconds } = stoppedClock(Date.UTC(2026, 0, 2))
    const url = await postgres.createDatabase()
    return { journal: await openPostgresJournal({ url, now, createCode: digestOrderCode }), passMilliseconds }
  },
  newPlace: postgres.createDatabase,
  openAt: openNamedJournal,
})

async function waitingForLocks({ query }: Pick<Sql, 'query'>): Promise<number> {
  const rows = await query(`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  return rows.length
}

describe('openPostgresJournal', () => {
  it('keeps every character that can be read', async () => {
    const journal = await openPostgresJournal({ url: await postgres.createDatabase(), now: Date.now })
    const note = 'a\0b\ud800c 🍌'
    const { order } = await journal.create(newOrderOf({ lines: [orderLineOf({ note })] }))
    expect(order.lines[0]?.note).toBe('ab\ufffdc 🍌')
    await journal.close()
  })

  it('R49 keeps no tick that arrives while the order is being cancelled', async () => {
    const url = await postgres.createDatabase()
    const journal = await openPostgresJournal({ url, now: Date.now })
    await journal.create(newOrderOf({ lines: [orderLineOf()] }), { from: ['recorded'], to: 'opened' })
    const other = openPostgres({ url })
    let tick: Promise<unknown> = Promise.resolve()
    await other.transaction(async (query) => {
      await query(`UPDATE orders SET fulfillment = 'cancelled' WHERE key = $1`, [keyOf(1)])
      tick = journal.savePick({ key: keyOf(1), line: 0, state: 'picked', ...plainPick, by: 'ana' })
      await expect.poll(() => waitingForLocks(other)).toBe(1)
    })
    expect(await tick).toBeNull()
    await Promise.all([journal.close(), other.close()])
  })

  it('R50 reports a change that is committed after a later one, and finds its order', async () => {
    const url = await postgres.createDatabase()
    const journal = await openPostgresJournal({ url, now: Date.now })
    await journal.create(newOrderOf())
    const slow = openPostgres({ url })
    const seen = await slow.transaction(async (query) => {
      await query(
        `INSERT INTO orders (key, code, request_hash, kind, state, lines, request_id, created_at, updated_at)
         VALUES ($1, 'c0de', 'hash-1', 'buy-now', 'opened', '[{"title":"Uva","variantTitle":null}]', 'r-1', now(), now())`,
        [keyOf(2)],
      )
      await query(`INSERT INTO order_events (key, to_state, at) VALUES ($1, 'recorded', now())`, [keyOf(2)])
      await journal.create(newOrderOf({ key: keyOf(3) }))
      expect(await journal.list({ title: 'uva' })).toEqual([])
      expect(await journal.list({ title: 'banana' })).toHaveLength(2)
      return journal.revision()
    })
    expect(await journal.revision()).not.toBe(seen)
    expect((await journal.list({ title: 'uva' })).map(({ key }) => key)).toEqual([keyOf(2)])
    await Promise.all([journal.close(), slow.close()])
  })

  it('R26 leaves an order alone as long as its sender lives, and no longer than a minute', async () => {
    const url = await postgres.createDatabase()
    const sender = await openPostgresJournal({ url, now: () => Date.now() - 30_000 })
    await sender.create(newOrderOf())
    await sender.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
    const other = await openPostgresJournal({ url, now: Date.now })
    expect(await other.closeAbandoned()).toBe(0)
    const later = await openPostgresJournal({ url, now: () => Date.now() + 31_000 })
    expect(await later.closeAbandoned()).toBe(1)
    // The sender was only slow: what it finds out stands.
    const opened = await sender.createEvent({ key: keyOf(1), from: ['sending', 'unknown'], to: 'opened' })
    expect(opened?.state).toBe('opened')
    await Promise.all([sender.close(), other.close(), later.close()])
  })

  it('R26 is away while the server is stopped, and there again by itself, with what was written', async () => {
    const url = await postgres.createDatabase()
    const reported: (string | null)[] = []
    const journal = reconnecting({
      isServer: true,
      open: () => openPostgresJournal({ url, now: Date.now }),
      onChange: (fault, error) => {
        reported.push(fault)
        expect(String(error)).not.toContain('local')
      },
    })
    await journal.create(newOrderOf())
    await postgres.stop()
    await expect(journal.create(newOrderOf({ key: keyOf(2) }))).rejects.toThrow()
    expect(journal.fault()).toBe('unreachable')
    await postgres.start()
    await expect.poll(() => journal.fault(), { timeout: 20_000 }).toBeNull()
    expect(await journal.list({})).toHaveLength(1)
    expect((await journal.create(newOrderOf({ key: keyOf(2) }))).isNew).toBe(true)
    expect(reported).toEqual(['unreachable', null])
    await journal.close()
  })

  it('says what is the matter with an address that leads nowhere', async () => {
    const wrong = [
      [postgres.url.replace(/:\d+\//, ':1/'), 'unreachable'],
      [postgres.url.replace('shop:local', 'shop:wrong'), 'no-access'],
      [postgres.url.replace(/[^/]*$/, 'nowhere'), 'no-access'],
    ] as const
    for (const [url, fault] of wrong) {
      const error = await openPostgresJournal({ url, now: Date.now }).catch((thrown: unknown) => thrown)
      expect([url, faultOf(error)]).toEqual([url, fault])
    }
  })
})
