import { readSitemap } from '../../scripts/tools/servers'
import { runShopOverStore } from '../support/shop-over-store'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// The same build, sold from a store of 5,000 products over real HTTP.
test.describe('a shop connected to a large store', () => {
  const shop = runShopOverStore({ name: 'large-store', catalog: '--products=5000', refreshSeconds: 3600 })

  test('reads it once, and serves every public page whole, from the cache and with the strict policy', async ({
    request,
  }) => {
    const html = async (path: string) => (await request.get(`${shop.url}${path}`)).text()
    const [, product = ''] = /href="(\/product\/[^"]+)"/.exec(await html('/store')) ?? []
    const pages = [
      '/',
      '/store',
      '/store/pagina/209',
      '/store/em-oferta/preco-por-kg',
      '/categoria/mercearia',
      '/categoria/mercearia/em-estoque/menor-preco/pagina/2',
      '/busca/laranga',
      product,
    ]
    for (const path of pages) {
      await request.get(`${shop.url}${path}`)
      const answer = await request.get(`${shop.url}${path}`)
      expect([answer.status(), answer.headers()['x-nextjs-cache']], path).toEqual([200, 'HIT'])
      const policies = answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
        .map(({ value }) => value)
        .join('; ')
      expect(policies, path).toMatch(/script-src 'self' 'sha256-/)
    }
    const visitors = Array.from({ length: 200 }, (_, index) => html(pages[index % pages.length] ?? '/'))
    await Promise.all(visitors)
    const { fullReads } = await shop.record()
    expect(fullReads).toBe(1)
  })

  test('names every product in its sitemap and its feed', async ({ request }) => {
    const products = (await readSitemap(shop.url)).filter((path) => path.startsWith('/product/'))
    expect(new Set(products).size).toBe(5000)
    const feed = await (await request.get(`${shop.url}/feed.xml`)).text()
    expect(feed.match(/<item>/g)?.length).toBeGreaterThan(5000)
  })

  test('is searched, filtered and walked through like a small one', async ({ page }) => {
    await visit(page, `${shop.url}/store`)
    await expect(page.getByText('5.000 produtos')).toBeVisible()
    await page.getByRole('combobox').fill('banana prata organico')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/busca/**')
    await expect(page.getByRole('article').first()).toContainText(/Banana-prata .* orgânico/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL('**/product/**')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Banana-prata')
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText('Frutas')
  })
})
