import type { Page } from '@playwright/test'
import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

// The worker would answer with scripts as they are.
test.use({ serviceWorkers: 'block', expectedComplaints: [/Minified React error #31/] })

async function rewriteScripts(page: Page, pattern: RegExp, replacement: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(pattern, replacement)
    await route.fulfill({ body, headers: { ...answer.headers(), 'cache-control': 'no-store' } })
  })
}

test('R29 a part of the cart that throws costs what the drawer holds, and the page goes on', {
  tag: '@long',
}, async ({ page }) => {
  await rewriteScripts(page, /(["'`])Se faltar um produto\1/, '{}')
  const title = await addToCart(page)
  const reported = page.waitForResponse('**/api/faults')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('alert')).toContainText('Esta parte não abriu')
  expect((await reported).status()).toBe(204)
  expect((await reported).request().postDataJSON()).toMatchObject({ part: 'Carrinho', page: 'store' })
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await expect(drawer).toBeHidden()

  await openMenu(page)
  await page.keyboard.press('Escape')
  await visit(page, '/')
  await page.getByRole('button', { name: /^Abrir carrinho, 1 item/ }).click()
  await expect(drawer.getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visit(page, '/store')
  await openCart(page)
  await expect(drawer.getByRole('link', { name: title })).toBeVisible()
})

test('R29 a part that comes by itself and throws says so, and is drawn anew on request', {
  tag: '@long',
}, async ({ page }) => {
  const words = 'Ver carrinho'
  const getter = `get open(){return document.documentElement.dataset.mended?"${words}":{}}`
  await rewriteScripts(page, new RegExp(`\\bopen:(["'\`])${words}\\1`), getter)
  await addToCart(page)
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('Esta parte não abriu')
  await toast.hover()
  await expectNoAxeViolations(page, { within: '[data-slot="toast"]' })
  const bar = page.getByRole('region', { name: 'Resumo do carrinho' })
  await expect(bar).toBeHidden()
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', 'true'))
  await toast.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(bar).toContainText(words)
  const drawer = await openCart(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
