import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { knowDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

/** The pictures and texts that the sample has for what a merchant left empty. */
const invented =
  /pictures\/(tomate|banana|pao-frances|queijo-colonial|alface-crespa|ovos-caipiras|cafe|leite-integral)\.webp|Firme, para salada|Doce e no ponto|Galinhas soltas|Curado na serra|Colhida de manhã|Torra média<|Assado hoje/

// A real store by its address, with the four calls of the specification: every other call is 404, every other key 400.
test.describe('R25 a shop over a store with the calls of the specification only', { tag: '@long' }, () => {
  const shop = useShop({ store: { catalog: 'bare', isPlain: true } })
  const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text()
  const productPaths = async () =>
    [...(await read('/sitemap/products-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )

  test('R25 home, list, product, search, sitemap and feed show every product, and no category', async ({
    page,
  }) => {
    await visit(page, '/')
    await expect(page.getByRole('region', { name: 'Ofertas da Semana' }).getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Mais Vendidos' }).getByRole('article')).toHaveCount(10)
    await expect(page.locator('a[href^="/categoria/"]')).toHaveCount(0)

    await visit(page, '/store')
    await expect(page.getByText('23 produtos')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(23)
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Castanha-de-baru torrada', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castanha-de-baru torrada')
    await expect(page.getByRole('radio', { name: '250 g' })).toBeAttached()

    await visit(page, '/busca/maracuja')
    await expect(page.getByRole('link', { name: 'Maracujá azedo', exact: true })).toBeVisible()
    await visit(page, '/busca/xyzxyz')
    await expect(page.getByRole('heading', { name: 'Outros produtos da loja' })).toBeVisible()
    await expect(page.getByText('Veja por categoria')).toHaveCount(0)
    await expect(page.locator('main a[href^="/categoria"]')).toHaveCount(0)
    // What every header says leads on to the goods.
    await page.goto('/categorias')
    await page.waitForURL('**/store')

    expect(await productPaths()).toHaveLength(23)
    // Goods without a picture are none for the feed's readers.
    expect(await read('/feed.xml')).toContain('</channel></rss>')
  })

  test('R25 a cart is quoted, and leads to the hosted checkout with what the specification sends', async ({
    page,
  }) => {
    await knowDelivery(page)
    await visit(page, '/store')
    await page.getByRole('button', { name: 'Adicionar Maracujá azedo ao carrinho' }).click()
    const quoted = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/quote'))
    await openCart(page)
    expect((await quoted).status()).toBe(200)
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${shop.storeUrl}/hosted-checkout/**`)

    const { requests } = await (await fetch(`${shop.storeUrl}/__requests`)).json()
    const checkouts = (requests as { path: string; body: object }[]).filter(({ path }) =>
      path.endsWith('/checkout'),
    )
    expect(checkouts.map(({ body }) => Object.keys(body))).toEqual([
      ['items', 'successUrl', 'cancelUrl', 'locale', 'timeZone'],
    ])
    await page.getByRole('button', { name: 'Pagar' }).click()
    await page.waitForURL(`${shop.url}/success`)
  })

  test('what the merchant left empty stays empty, for people and for machines', async () => {
    const paths = await productPaths()
    for (const path of ['/store', '/sitemap.xml', '/feed.xml', ...paths]) {
      expect(await read(path), path).not.toMatch(invented)
    }
    const [first = ''] = paths
    expect(first).toContain('/product/')
    const html = await read(first)
    expect(html).toContain('/pictures/placeholder.webp')
    const graph = readGraph(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    expect(nodeOf(graph, 'Product')).not.toHaveProperty('image')
  })
})
