import type { Page } from '@playwright/test'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// The browser itself notes an answer of 501 in the console.
test.use({ expectedComplaints: [/status of 501/], contextOptions: { reducedMotion: 'reduce' } })

async function openAuth(page: Page) {
  await visit(page, '/store')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('Visitante', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await expect(menu).toHaveCount(0)
  return page.getByRole('dialog', { name: 'Entrar' })
}

test('the keyboard stays inside, Escape closes, and the focus goes back to the menu button', async ({
  page,
}) => {
  const modal = await openAuth(page)
  await expect(modal).toBeVisible()
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
})
