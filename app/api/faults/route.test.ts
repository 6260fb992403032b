import { expect, it } from 'vitest'
import { recordLog } from '@/lib/testing/recorded-log'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { POST } from './route'

runOnEmbeddedStore()
const { lines } = recordLog()
const fault = { part: 'Carrinho', message: 'Error: 47999123456', stack: 'at Cart (a.js:1:2)', page: 'store' }

it('logs what a part of a page threw, by name and place, bounded and without a number', async () => {
  const statusOf = async (body: object) => (await POST(ownPost('/api/faults', body))).status
  expect(await statusOf(fault)).toBe(204)
  expect(await statusOf({ ...fault, stack: 'x'.repeat(1001) })).toBe(400)
  expect(await statusOf({ ...fault, city: 'Itajaí' })).toBe(400)
  expect(lines()).toMatchObject([
    { event: 'browser.fault', level: 'warn', ...fault, message: 'Error: [redacted]' },
  ])
})
