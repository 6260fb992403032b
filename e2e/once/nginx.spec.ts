import { expect, test } from '@playwright/test'
import { findNginx, type RunningNginx, startNginx } from '../../scripts/tools/nginx'
import { type FaultyShop, openFaultyShop, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

const ports = portsOf('nginx')
const port = portsOf('in-front').shop
const origin = `http://localhost:${port}`
const program = findNginx() ?? ''

// The shop behind nginx with deploy/nginx.conf, over sockets.
test.describe('the shop behind nginx', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(program === '', 'nginx is not installed')
  let open: FaultyShop
  let nginx: RunningNginx

  test.beforeAll(async () => {
    const environment = {
      SITE_URL: origin,
      TRUST_PROXY_HOPS: '1',
      RATE_LIMIT_SCALE: '1',
    }
    open = await openFaultyShop({ ports, environment })
    nginx = await startNginx({ program, port, replicas: [ports.shop, ports.shop] })
  })
  test.afterAll(async () => {
    await Promise.allSettled([nginx?.stop(), open?.stop()])
  })

  const product = () => open.products[0] as Sellable
  const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init)
  /** How nginx got each of its answers to a path: from the shop (MISS), or from what it keeps (HIT). */
  const ways = (path: string) =>
    nginx
      .output()
      .split('\n')
      .filter((line) => line.includes(`"path":"${path}"`))
      .map((line) => JSON.parse(line).cache as string)

  test('S16 R36 keeps documents and the data of the router apart, with their policies, and nothing personal', async () => {
    const path = `/product/${product().handle}`
    await expect.poll(async () => (await ask(path)).status).toBe(200)
    const document = await ask(path)
    const data = await ask(path, { headers: { rsc: '1' } })
    const again = await ask(path, { headers: { rsc: '1' } })
    expect(document.headers.get('content-type')).toContain('text/html')
    expect(document.headers.get('content-security-policy')).toContain("'sha256-")
    // Copies in browsers say it, however long a page was kept on the way (R47).
    expect(document.headers.get('x-written-at')).toMatch(/^\d{13}$/)
    for (const each of [data, again]) expect(each.headers.get('content-type')).toContain('text/x-component')
    expect(await again.text()).toBe(await data.text())
    await expect.poll(() => ways(path)).toContain('HIT')

    for (const personal of ['/profile', '/success', `/api/stock/${product().id}`, '/api/orders']) {
      for (let turn = 0; turn < 2; turn += 1) await (await ask(personal)).arrayBuffer()
      await expect.poll(() => ways(personal).length, personal).toBe(2)
      expect(ways(personal), personal).not.toContain('HIT')
    }
  })
})
