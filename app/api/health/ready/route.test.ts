import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { noteAnswer } from '@/lib/accounts/auth-failure-of'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { shopState } from '@/lib/health/shop-state'
import { createDiskTrouble } from '@/lib/server/files/disk-trouble'
import { findShopState, setShopState } from '@/lib/server/health/health'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET as live } from '../live/route'
import { GET } from './route'

runOnEmbeddedStore({
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
})

const well = { state: 'ok' }
const parts = { orders: well, store: well, disk: well, limits: well, accounts: well }

async function ready() {
  const response = await GET(new Request(`${siteUrl}/api/health/ready`))
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) }
}

describe('the health routes', () => {
  it('answers 503 before there is a catalogue, and 200 from then on', async () => {
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'starting', parts: { ...parts, catalog: { state: 'failed' } } },
    })
    await getCatalogReader().current()
    const answer = await ready()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      status: 'ready',
      parts: { ...parts, catalog: { state: 'ok', ageSeconds: 0 } },
    })
  })

  it('S16 answers that the process lives, and no cache keeps it', async () => {
    const response = await live(new Request(`${siteUrl}/api/health/live`))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({ status: 'live' })
  })
})

describe('the parts of the shop', () => {
  it('R35 is degraded where one is not as it should be, shows all the same, and says why to the operator alone', async () => {
    setShopState(shopState)
    noteAnswer({ kind: 'unavailable', retryAfterSeconds: null })
    const folder = path.join('/data', 'pages')
    const trouble = createDiskTrouble(folder, { log: () => undefined })
    trouble.report(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const degraded = await ready()
    expect(degraded).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        parts: { disk: { state: 'degraded' }, accounts: { state: 'degraded' }, orders: { state: 'ok' } },
      },
    })
    expect(degraded.text).not.toMatch(/ENOSPC|data|unavailable|reason/)
    expect(findShopState()?.parts).toMatchObject({
      disk: { reason: `ENOSPC: ${folder} cannot be written` },
      accounts: { reason: 'unavailable' },
    })
  })

  it('R35 says for how long the store was not read well, and is degraded after ten minutes', async () => {
    const { snapshot } = await getCatalogReader().current()
    Object.assign(snapshot, { readAt: new Date(Date.now() - 601_000).toISOString() })
    expect((await ready()).body.parts.catalog).toEqual({ state: 'degraded', ageSeconds: 601 })
  })

  it('R35 counts the orders of every state, also where there are none', async () => {
    expect(await findShopState()?.countOrders()).toMatchObject({ recorded: 0, opened: 0, unknown: 0 })
    expect(fs.existsSync(path.join(process.env['DATA_DIR'] ?? '', 'orders', 'orders.sqlite'))).toBe(true)
  })
})
