import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { pagePolicy } from '../../lib/server/traffic/refusal'
import { expect, sharedShop, test } from '../support/test'

const pages = [
  '/',
  '/store',
  '/store/pagina/2',
  '/categoria/frutas',
  '/categorias',
  '/busca/banana',
  '/success',
  '/become-seller',
]

test('S1 S2 every document has one strict script policy and the security headers', async ({ request }) => {
  for (const path of [...pages, '/product/nao-existe', '/nao-existe']) {
    const answer = await request.get(path)
    const headers = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    const policies = headers.map(({ value }) => value).join('; ')
    const scripts = /script-src ([^;]+)/.exec(policies)?.[1] ?? ''
    expect(scripts, path).toContain("'self' 'sha256-")
    expect(scripts, path).not.toMatch(/unsafe|https?:|\*/)
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policies, path).toContain(rule)
    }
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    expect(answer.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin')
    expect(answer.headers()['permissions-policy']).toContain('camera=()')
    expect(answer.headers()['x-powered-by']).toBeUndefined()
  }
})

test('S1 what refuses a person at the search without scripts has a strict policy', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  const refused = await request.get('/store?q=banana', { headers })
  expect([refused.status(), refused.headers()['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(refused.headers()['content-security-policy']).toBe(pagePolicy)
})

test('unknown addresses answer 404 with the whole page, and none of them is kept', async ({ request }) => {
  for (const path of [
    '/product/nao-existe',
    '/categoria/nao-existe',
    '/categorias/pagina/1',
    '/categorias/pagina/99',
    '/store/pagina/999',
    '/store/pagina/x',
    '/nao-existe',
  ]) {
    const first = await request.get(path)
    expect(first.status(), path).toBe(404)
    expect(await first.text(), path).toContain('Esta prateleira está vazia')
    const second = await request.get(path)
    expect(second.status(), path).toBe(404)
    expect(second.headers()['x-nextjs-cache'], path).not.toBe('HIT')
  }
})

test('public pages are whole cached pages', async ({ request }) => {
  for (const path of pages) {
    expect((await request.get(path)).status(), path).toBe(200)
    // A purchase in another test changes stock: the page is then stale once, and renewed behind that answer. A cache in
    // front of the shop would repeat what it was answered first: the query of a campaign goes past it.
    await expect
      .poll(
        async () => (await request.get(`${path}?utm_source=${randomUUID()}`)).headers()['x-nextjs-cache'],
        { message: path },
      )
      .toBe('HIT')
    expect(await (await request.get(path)).text(), path).toContain('</html>')
  }
})

test('S9 an encoded percent sign is text like any other', async ({ request }) => {
  expect((await request.get('/busca/100%25')).status()).toBe(200)
  for (const path of ['/product/%25', '/product/%25E0', '/categoria/%25']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('S16 neither /success nor a 404 is kept by a cache in front of the shop', async ({ request }) => {
  for (const path of ['/success', '/pedidos', '/product/nao-existe', '/store/pagina/99']) {
    expect((await request.get(path)).headers()['cache-control'], path).toContain('no-store')
  }
})

test('S16 no answer of a route below /api is kept by a cache, whatever it is asked', async ({ request }) => {
  const routes = fs
    .globSync('app/api/**/route.ts')
    .map((file) => file.replace(/^app|\/route\.ts$/g, '').replace(/\[\w+\]/g, 'nao-existe'))
  expect(routes.length).toBeGreaterThan(20)
  for (const path of routes) {
    for (const method of ['GET', 'POST', 'PUT']) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      expect(answer.headers()['cache-control'], `${method} ${path}`).toContain('no-store')
    }
  }
})

test('S16 a page is the same for every client, under whatever name', async ({ request }) => {
  const visitor = {
    cookie: 'mercado-auth=a-user; theme=dark; e-commerce-cart=1',
    'x-forwarded-host': 'other.example',
    'x-forwarded-proto': 'https',
    authorization: 'Bearer a-user',
    'accept-language': 'en',
  }
  for (const path of [...pages, '/sitemap.xml', '/robots.txt']) {
    const page = await (await request.get(path)).text()
    expect(await (await request.get(path, { headers: visitor })).text(), path).toBe(page)
  }
})

test('S12 the optimiser reads our own pictures and those of allowed hosts, and nothing else', async ({
  request,
}) => {
  const statusOf = async (address: string) =>
    (await request.get(`/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`)).status()
  expect(await statusOf('/pictures/banana.webp')).toBe(200)
  for (const address of ['https://evil.example/a.png', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
    expect(await statusOf(address), address).toBe(404)
  for (const address of ['//evil.example/a.png', '/api/health/live', '/pictures/../icons/icon.svg']) {
    expect(await statusOf(address), address).toBe(400)
  }
})

test('R16 without JavaScript products, prices and legal data are readable, and search and categories work', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sharedShop.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Ofertas da Semana' })).toBeVisible()
  await page.getByRole('link', { name: 'Frutas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frutas' })).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await expect(card.getByText(/Preço: R\$\s\d/)).toBeAttached()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/R\$\s\d/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trocas e devoluções' }).click()
  await expect(page.getByText(/7 dias/).first()).toBeVisible()
  await page.getByRole('searchbox').fill('banana')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/busca/banana')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await context.close()
})

test('without scripts no page has a button that does nothing, and each says what to do', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sharedShop.url, viewport })
  const page = await context.newPage()
  for (const path of ['/', '/store', '/product/banana-prata', '/become-seller']) {
    await page.goto(path)
    // Selectors of text pass over what stands in `noscript`.
    const notice = page.locator('.script-notice')
    await expect(notice).toHaveText(/^Para comprar aqui, ligue o JavaScript do navegador/)
    await expect(notice).toBeInViewport()
    const buttons = page.locator('button:not([type=submit], [popovertarget]), input[type=radio], select')
    expect(await buttons.filter({ visible: true }).allTextContents(), path).toEqual([])
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width, path).toBe(360)
  }
  await context.close()
})
