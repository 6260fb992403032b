import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tokenOfPath } from '../../lib/domain/message-order'
import { startShop } from '../../scripts/tools/servers'
import { portsOf } from '../support/ports'
import { expect, test } from '../support/test'

const { shop: port, shopUrl } = portsOf('backup')

test('R68 an order of a spreadsheet shop is shown again after a restore, and no running shop is overwritten', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  const copy = path.join(folder, 'copy')
  const environment = {
    SITE_URL: shopUrl,
    DATA_DIR: path.join(folder, 'data'),
    CATALOG_FILE: path.resolve('docs/loja-exemplo/loja.csv'),
    STORE_WHATSAPP: '(47) 99999-1234',
  }
  const start = () => startShop({ port, environment })
  const backup = (...parameters: string[]) => {
    const options = { env: { ...process.env, ...environment }, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync('node', ['scripts/backup.ts', ...parameters], options)
    return { status, stderr }
  }
  const show = (url: string) =>
    fetch(`${shopUrl}/api/orders/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shopUrl, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ token: tokenOfPath(new URL(url).pathname) }),
    })
  const shop = await start()
  try {
    const found = await fetch(`${shopUrl}/api/search?q=banana`)
    const variantId = /"variantId":"([^"]+)"/.exec(await found.text())?.[1]
    const answer = await fetch(`${shopUrl}/api/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'kept-by-a-backup-01',
        origin: shopUrl,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({
        kind: 'buy-now',
        items: [{ variantId, quantity: 1, seenAmount: null }],
        cancelPath: '/store',
      }),
    })
    const { url } = await answer.json()
    expect((await show(url)).status).toBe(200)
    expect(backup(copy)).toEqual({ status: 0, stderr: '' })
    expect(backup('--restore', copy)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('stop it first'),
    })
    await shop.stop()
    fs.rmSync(environment.DATA_DIR, { recursive: true })
    expect(backup('--restore', copy)).toEqual({ status: 0, stderr: '' })
    const again = await start()
    const order = await show(url)
    await again.stop()
    expect(order.status).toBe(200)
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
