import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type RunningPostgres, startPostgres } from '../../lib/server/database/testing/start-postgres'
import { type RunningServer, startServer } from '../../scripts/tools/servers'
import { portsOf } from '../support/ports'
import { setPrice } from '../support/priced-shop'
import { otherStoreId, startStore } from '../support/shop-over-store'

const ports = portsOf('shared-catalog')
const second = portsOf('shared-catalog-second')
const secret = 'a-secret-of-the-tests'
const pages = ['/product/melado-batido', '/', '/store', '/busca/melado', '/categoria/da-serra']

// A store whose merchant changes a price, and two replicas of a shop on one database.
test.describe('the catalogue of two replicas', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-catalog-'))
  const running: RunningServer[] = []
  let postgres: RunningPostgres

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const environment = {
      DATABASE_URL: await postgres.createDatabase(),
      SITE_URL: ports.shopUrl,
      STORE_API_URL: ports.storeUrl,
      STORE_ID: otherStoreId,
      CATALOG_REFRESH_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
    }
    running.push(await startStore(ports, path.join(folder, 'store')))
    for (const port of [ports.shop, second.shop]) {
      const script = 'scripts/start.ts'
      running.push(await startServer({ script, port, environment, readyPath: '/api/health/ready' }))
    }
  })
  test.afterAll(async () => {
    await Promise.allSettled(running.map((server) => server.stop()))
    await postgres?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  async function fullReads(): Promise<number> {
    const answer = await fetch(`${ports.storeUrl}/__requests`)
    return ((await answer.json()) as { fullReads: number }).fullReads
  }

  /** The pages of either replica on which this text does not stand. */
  async function without(text: string): Promise<readonly string[]> {
    const asked = [ports.shopUrl, second.shopUrl].flatMap((origin) => pages.map((page) => `${origin}${page}`))
    const texts = await Promise.all(asked.map(async (address) => (await fetch(address)).text()))
    return asked.filter((_, index) => !texts[index]?.includes(text))
  }

  test('R30 is read once, and a changed price is on all pages of both when one is asked to read again', async () => {
    expect(await fullReads()).toBe(1)
    expect(await without('17,90')).toEqual([])
    setPrice(path.join(folder, 'store'), 'melado-batido', 2390)
    for (const [count, origin] of [second.shopUrl, ports.shopUrl].entries()) {
      const headers = { authorization: `Bearer ${secret}` }
      const answer = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers })
      expect(answer.status).toBe(200)
      expect(await fullReads()).toBe(2 + count)
      await expect.poll(() => without('23,90'), { timeout: 5000 }).toEqual([])
    }
  })
})
