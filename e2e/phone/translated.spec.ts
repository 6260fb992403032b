import type { Page } from '@playwright/test'
import { fillDelivery, finish, hostedCheckout, pay, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

/** Does from now on what browsers do to a page that they translate: each text, also a later one, becomes an element. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
    function wrap(text: Text) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest('script, style, svg, font'))
        return
      const font = document.createElement('font')
      text.replaceWith(font)
      font.textContent = text.data
    }
    function walk(node: Node) {
      if (isText(node)) return wrap(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    walk(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected && node.nodeName !== 'FONT') walk(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a page that the browser translates sells, and its amounts follow', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/')
  await translate(page)
  await page
    .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })
    .first()
    .click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await visit(page, '/product/morango')
  await translate(page)
  const drawer = await addProductHere(page)
  const more = drawer.getByRole('button', { name: /^Aumentar/ }).first()
  const total = drawer.locator('[data-slot="sheet-footer"] strong').last()
  const before = await total.textContent()
  await more.click()
  await expect(total).not.toHaveText(before ?? '')
  await fillDelivery(page)
  await expect(drawer.getByText(/^Total \+ frete|^Total com frete/)).toBeVisible()
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  await pay(page)
  await translate(page)
  await visit(page, '/pedidos')
  await translate(page)
  await expect(page.getByRole('article', { name: /^Pedido / })).toBeVisible()
})

test('a product that the browser translates says what is chosen', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/product/cuca-alema')
  const stock = page.getByRole('status').filter({ hasText: 'estoque' })
  await expect(stock).toHaveText('14 em estoque!')
  await translate(page)
  await page.locator('#opcoes label').nth(1).click()
  await expect(stock).toHaveText('6 em estoque!')
  await page.locator('#opcoes label').nth(2).click()
  await expect(stock).toHaveText('Fora de estoque')
})

async function addProductHere(page: Page) {
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer).toBeVisible()
  return drawer
}
