import { holdScripts, slowTime } from '../support/hold-scripts'
import { buyWithoutDelivery, tapMore, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// Scripts that do not come: a service worker would have them.
test.use({ serviceWorkers: 'block' })

const more = 'Carregar mais produtos'

test('R27 "Carregar mais" tapped before the scripts have come loads more as soon as they have', async ({
  page,
}) => {
  await page.clock.install()
  const scripts = await holdScripts(page)
  await page.goto('/store', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: more })
  await page.waitForLoadState('domcontentloaded')
  const slowly = await slowTime(page)
  await tapMore(page)
  await expect(link).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await slowly(() => expect(page.getByRole('article')).toHaveCount(48))
  expect(new URL(page.url()).pathname).toBe('/store')
})

test('R27 buttons tapped before the scripts have come do what they say as soon as they have, once', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/store', { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: /ao carrinho$/ })
  const cart = page.getByRole('button', { name: /^Abrir carrinho/ })
  // Tapped twice in a row.
  for (const button of [add.nth(0), add.nth(0), add.nth(1), cart]) await button.click()
  for (const button of [add.nth(0), add.nth(1), cart])
    await expect(button).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer.getByRole('group', { name: /^Quantidade/ })).toHaveCount(2)
  await expect(drawer.locator('output')).toHaveText(['1', '1'])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('R27 a quantity and a purchase tapped on a product before its scripts have come are carried out', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/product/tomate-italiano', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByRole('button', { name: 'Comprar Agora' }).click()
  scripts.resolve()
  await buyWithoutDelivery(page)
  await page.waitForURL(/\/hosted-checkout\//)
  await expect(page.getByText(/^2 × Tomate/)).toBeVisible()
})

test('a drawer on its way shows in its button, and a link tapped meanwhile wins over it', async ({
  page,
}) => {
  await visit(page, '/store')
  await page.waitForLoadState('networkidle')
  const scripts = await holdScripts(page)
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('article').first().getByRole('link').filter({ hasText: /\p{L}/u }).first().click()
  await expect(menu).toHaveAttribute('aria-busy', 'false')
  scripts.resolve()
  await page.waitForURL('**/product/**')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without a connection for the scripts', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('R27 a tap on "Carregar mais" leads to the next page in the end', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/store')
    await tapMore(page)
    await page.waitForURL('**/store/pagina/2', { waitUntil: 'commit' })
  })
})

test('while more products are on their way the page stays in sight', async ({ page }) => {
  const listing = Promise.withResolvers<void>()
  await page.clock.install()
  await visit(page, '/store')
  await page.route('**/api/listing**', async (route) => {
    await listing.promise
    await route.continue()
  })
  await tapMore(page)
  // The boxes of another page would come after 150 ms.
  await page.clock.fastForward(600)
  await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0)
  listing.resolve()
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0)
})
