import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('R15 the theme is chosen in the menu, kept, and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByText('Escuro', { exact: true }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark')
  await page.goto('/store', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})
