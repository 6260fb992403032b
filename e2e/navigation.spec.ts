import { visit } from './support/shop-page'
import { expect, test } from './support/test'

test('while the next page loads, the shopper sees its boxes and hears it, and then the page', async ({
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
  await expect(page.locator('p[role=status]')).toBeAttached()
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
