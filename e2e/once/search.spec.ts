import { tapMore, visit } from '../support/shop-page'
import { expect, sharedShop, test } from '../support/test'

test('Enter leads to the results, a slip is put right, and a word the store does not know gets help', async ({
  page,
}) => {
  await visit(page, '/')
  const field = page.locator('#site-search')
  await field.fill('laranga')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/busca/laranga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para “laranja”')
  await expect(page.getByText('Mostrando resultados para laranja em vez de “laranga”.')).toBeVisible()
  await expect(field).toHaveValue('laranja')
  await expect(page.getByRole('article').first()).toContainText('Laranja-pera')
  // What was typed leads to what is found for exactly that.
  await page.getByRole('main').getByRole('link', { name: '“laranga”', exact: true }).click()
  await page.waitForURL('**/busca/%22laranga%22')
  await expect(page.getByText('Não encontramos “laranga”.')).toBeVisible()
  await page.getByRole('list', { name: 'Você quis dizer' }).getByRole('link', { name: 'laranja' }).click()
  await page.waitForURL('**/busca/laranja')
  await expect(page.getByRole('article').first()).toContainText('Laranja-pera')
  await expect(field).toHaveValue('laranja')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/laranja-pera')
  await expect(field).toHaveValue('')
  await visit(page, '/busca/xyzxyz')
  await expect(field).toHaveValue('xyzxyz')
  await expect(page.getByText('Não encontramos “xyzxyz”.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Veja por categoria' }).getByRole('link')).not.toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('more products come into the list, and going back finds them and the place again', async ({ page }) => {
  await visit(page, '/store')
  await tapMore(page)
  await expect(page.getByRole('article')).toHaveCount(48)
  const late = page.getByRole('article').nth(40).getByRole('link').filter({ hasText: /\p{L}/u }).first()
  await late.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(1000)
  await late.click()
  await page.waitForURL('**/product/**')
  await page.goBack()
  await page.waitForURL('**/store')
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 400)

  // As a new document it stands in the history, not in the memory of the page.
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 400)
  // A new visit begins at the top.
  await visit(page, '/')
  await visit(page, '/store')
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('R16 without JavaScript lists are filtered, sorted and paged, and a search with a slip finds its way', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sharedShop.url, viewport })
  const page = await context.newPage()
  await page.goto('/store')
  await page.getByRole('button', { name: 'Filtrar e ordenar' }).click()
  await page.getByRole('checkbox', { name: /^Em oferta/ }).check()
  await page.getByRole('button', { name: 'Ver produtos' }).click()
  await page.waitForURL('**/store/em-oferta')
  await tapMore(page)
  await page.waitForURL('**/store/em-oferta/pagina/2')
  await page.getByRole('link', { name: 'Anterior' }).click()
  await page.waitForURL('**/store/em-oferta')
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Nome (A a Z)')
  // Roles pass over what stands in `noscript`.
  await page.locator('button[form]').click()
  await page.waitForURL('**/store/em-oferta/nome')
  await page.getByRole('searchbox').fill('abacachi')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/busca/abacachi')
  await expect(page.getByRole('article').first()).toContainText('Abacaxi')
  await context.close()
})

test('a filtered list has the whole one as its canonical address, is not indexed, and has one spelling', async ({
  request,
}) => {
  const html = await (await request.get('/store/em-oferta')).text()
  expect(html).toContain(`<link rel="canonical" href="${sharedShop.url}/store"/>`)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  const moved = await request.get('/store/menor-preco/em-oferta', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([308, '/store/em-oferta/menor-preco'])
  for (const path of ['/store/barato', '/store/em-oferta/em-oferta', '/categoria/frutas/ate-10/pagina/99']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
