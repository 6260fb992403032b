import { tabTo } from '../support/keyboard'
import { visit } from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

test("home leads to all of the store's categories, and each of them to its goods", async ({ page }) => {
  await visit(page, '/')
  const tiles = page.getByRole('navigation', { name: 'Categorias' })
  await expect(tiles.getByRole('link', { name: 'Legumes' })).toHaveAttribute('href', '/categoria/legumes')
  await tiles.getByRole('link', { name: 'Ver todas' }).click()
  await page.waitForURL('**/categorias')
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
  const all = page.getByRole('navigation', { name: 'Categorias' })
  await expect(all.getByRole('link')).toHaveCount(14)
  await all.getByRole('link', { name: 'Pet', exact: true }).click()
  await page.waitForURL('**/categoria/pet')
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('over lists and results a rail of chips stays in view, and hides no focus', async ({ page }) => {
  const rail = page.getByRole('navigation', { name: 'Categorias' })
  for (const address of ['/store', '/categoria/padaria', '/busca/banana']) {
    await visit(page, address)
    await expect(rail.getByRole('link')).toHaveCount(14)
    const current = { '/store': ['Loja'], '/categoria/padaria': ['Padaria'] }[address] ?? []
    expect(await rail.locator('[aria-current]').allTextContents()).toEqual(current)
  }

  await visit(page, '/store')
  const edges = () => rail.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const atRest = await edges()
  await page.evaluate(() => window.scrollTo(0, 900))
  // Right below the header, which is 58 px high, and as high as before.
  await expect.poll(async () => (await edges()).top).toBe(58)
  expect((await edges()).height).toBe(atRest.height)

  // Backwards from further down: what has the focus is never under the rail.
  const card = page.getByRole('article').nth(7).getByRole('link').first()
  await card.evaluate((link) => link.focus())
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    expect(top).toBeGreaterThanOrEqual((await edges()).bottom - 1)
  }

  // The rail itself takes the focus where the page stands, and brings each chip into view.
  await page.evaluate(() => window.scrollTo(0, 900))
  const scrolled = await page.evaluate(() => window.scrollY)
  const last = rail.getByRole('link', { name: 'Limpeza' })
  await rail
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus())
  await tabTo(page, last)
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/categoria/limpeza')
  await expect(rail.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await visit(page, '/categoria/frutas')
  await expect(rail.getByRole('link', { name: 'Loja' })).toBeInViewport({ ratio: 1 })
})

test.describe('a store with hundreds of categories', { tag: '@long' }, () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    index < 120 ? `${index};Hierba ${index};Estante ${index};3,50` : `${index};Suelta ${index};;3,50`,
  )
  const shop = useShop({
    store: 'sheet',
    files: { 'loja.csv': ['id;nome;categoria;preço', ...rows].join('\n') },
  })

  test('a store with hundreds of categories in its own words shows a dozen, and leads to every product', async ({
    page,
  }) => {
    await visit(page, '/')
    const tiles = page.getByRole('navigation', { name: 'Categorias' })
    expect(await tiles.getByRole('link').allTextContents()).toEqual([
      ...Array.from({ length: 11 }, (_, index) => `Estante ${index}`),
      'Ver todas',
    ])
    await visit(page, '/categoria/estante-100')
    const chips = page.getByRole('navigation', { name: 'Categorias' }).getByRole('link')
    await expect(chips).toHaveCount(14)
    await expect(chips.nth(1)).toHaveText('Estante 100')
    await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Estante/ })).toHaveCount(24)

    // As a reader without scripts goes: from home by links alone, through lists and what leads to them.
    const seen = new Set(['/'])
    for (const address of seen) {
      if (address.startsWith('/product/')) continue
      const html = await (await fetch(`${shop.url}${address}`)).text()
      // Beside its style sheet.
      expect(html.replace(/<style>.*?<\/style>/s, '').length, address).toBeLessThan(250_000)
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
        if (/^\/(?:store|categorias)(?:\/pagina\/\d+)?$|^\/(?:categoria|product)\/[^/]+$/.test(href))
          seen.add(href)
    }
    const count = (beginning: string) => [...seen].filter((address) => address.startsWith(beginning)).length
    expect([count('/categoria/'), count('/categorias'), count('/product/')]).toEqual([120, 2, 130])
  })
})
