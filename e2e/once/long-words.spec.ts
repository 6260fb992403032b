import type { Page } from '@playwright/test'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { fillDelivery, goToMessageOrder, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const word = 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(2)
/** Longest name of a category or a variant. */
const name = word.slice(0, 60)

runSpreadsheetShop({
  name: 'long-words',
  users: ['ana'],
  files: {
    'loja.csv': [
      'código;nome;variação;categoria;preço;preço promocional;estoque',
      `1;${word};${name};${name};6,99;5,49;40`,
      `1;${word};500 g;${name};3,99;;40`,
      `2;A${word};;${name};9,90;;25`,
    ].join('\n'),
  },
  environment: { SERVED_CITIES: 'Balneário Camboriú' },
})
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

/** Neither the page nor the window over it is wider than the screen. */
async function expectNoScrollSideways(page: Page, place: string): Promise<void> {
  const widths = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], .drawer-body')].map(
      ({ scrollWidth }) => scrollWidth,
    ),
  )
  expect(Math.max(...widths), place).toBeLessThanOrEqual(320)
}

test('one long word breaks: no page of the shop or the desk scrolls sideways', async ({ page }) => {
  for (const path of ['/', '/store', '/categorias', `/busca/${word}`]) {
    await visit(page, path)
    await expectNoScrollSideways(page, path)
  }
  await openMenu(page)
  await expectNoScrollSideways(page, 'menu')
  await page.keyboard.press('Escape')
  for (const start of ['/categoria/', '/product/']) {
    const link = page.locator(`main a[href^="${start}"]`).first()
    await visit(page, start === '/product/' ? '/store' : '/categorias')
    await visit(page, (await link.getAttribute('href')) ?? '')
    await expectNoScrollSideways(page, start)
  }
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await openCart(page)
  await fillDelivery(page)
  await expectNoScrollSideways(page, 'cart')
  const order = await goToMessageOrder(page)
  await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeVisible()
  await expectNoScrollSideways(page, order)
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.abort())
  await page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
  await page.waitForURL(/\/success/)
  await visit(page, '/pedidos')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoScrollSideways(page, '/pedidos')
  await signIn(page, '/painel', 'ana')
  await page.locator('a.desk-row').first().click()
  await expect(page.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible()
  await expectNoScrollSideways(page, 'desk')
})
