import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { recordLog } from '../testing/recorded-log.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import { readCatalogNow } from './get-catalog.ts'

const server = createServer((_request, response) => void response.writeHead(404).end('{}'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
runOnEmbeddedStore({ STORE_API_URL: origin, STORE_ID: 'store_01J0000000000000000000000A' })
afterAll(() => server.close())

it('R64 a store that answers 404 is reported with what to check, and where it is not', async () => {
  const { lines, text } = recordLog()
  expect(await readCatalogNow()).toBe(false)
  const logged = lines().find(({ event }) => event === 'catalog.refresh-failed')
  expect(logged?.['advice']).toMatch(
    /^The store answers 404 .*STORE_ID.*STORE_API_URL, which ends before \/store:/,
  )
  expect(text()).not.toContain(origin)
})
