import { expect } from 'vitest'
import { digestOrderCode } from '../order-code.ts'
import type { OrderJournal } from '../order-journal.ts'
import { alikeKeys, keyOf } from './sample-orders.ts'

/** How many steps of the schema the last release knew that called orders by digests. */
export const stepsBeforeCodes = 5

type Row = { readonly key: string; readonly at: string }

/** Writes an order as that release does. */
export const insertWithoutCode = ({ key, at }: Row) => `
  INSERT INTO orders (key, request_hash, kind, state, lines, request_id, created_at, updated_at)
  VALUES ('${key}', 'hash-1', 'buy-now', 'opened', '[]', 'r-1', '${at}', '${at}')`

/** What it left: two that it called the same, with more between them than are given a code in one go. */
export const ordersWithoutCodes: readonly Row[] = [
  { key: alikeKeys[1], at: '2026-01-01T00:00:00.000Z' },
  ...Array.from({ length: 1100 }, (_, number) => ({ key: keyOf(number), at: '2026-01-02T00:00:00.000Z' })),
  { key: alikeKeys[0], at: '2026-01-03T00:00:00.000Z' },
]

/** All keep what they were called, but the newer of the two. */
export async function expectCodesOf(journal: OrderJournal): Promise<void> {
  const orders = await journal.list({})
  expect(orders).toHaveLength(ordersWithoutCodes.length)
  const digest = digestOrderCode(alikeKeys[0])
  const renamed = orders.filter(({ key, code }) => code !== digestOrderCode(key))
  expect(renamed.map(({ key }) => key)).toEqual([alikeKeys[0]])
  expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length)
  expect(renamed[0]?.code).toMatch(/^[0-9a-f]{12}$/)
  const keysOf = async (code: string) => (await journal.list({ code })).map(({ key }) => key)
  expect(await keysOf(digest)).toEqual([alikeKeys[1]])
  expect(await keysOf(renamed[0]?.code ?? '')).toEqual([alikeKeys[0]])
}
