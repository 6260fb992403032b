import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('while the next page loads, the shopper sees its boxes, which a screen reader announces, and then the page', async ({
  page,
}) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/product/**', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/store')
  // What listens comes right after the first view.
  await expect(page.locator('p[role=status]').first()).toBeAttached()
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  // The listener comes a moment after what it will say; a second tap does no harm.
  await expect(async () => {
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true', { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached()
  await expect(page.locator('.loading-view')).toBeVisible()
  letGo()
  await page.waitForURL(/\/product\//)
  await expect(page.getByText(/em estoque!$/)).toBeVisible()
  await expect(page.locator('.loading-view')).toHaveCount(0)
  await expect(page.getByText('Carregando…')).toHaveCount(0)
})

test("the picture that was tapped stands on the product's page until its own has come", async ({ page }) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await visit(page, '/store')
  await expect(page.locator('p[role=status]').first()).toBeAttached()
  const card = page.getByRole('article').first()
  const copy = await card
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
  await page.route('**/_next/image**', async (route) => {
    await held
    await route.continue()
  })
  const link = card.getByRole('heading').getByRole('link')
  await link.click()
  await page.waitForURL(/\/product\//)
  const picture = page.locator('.gallery img').first()
  await expect(picture).toHaveCSS('background-image', `url("${copy}")`)
  letGo()
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
