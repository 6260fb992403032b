import type { Page } from '@playwright/test'
import { addToCart, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const bar = (page: Page) => page.getByRole('region', { name: 'Resumo do carrinho' })
const toast = '[data-slot="toast"]'
const edges = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })

test('on a phone a bar says what the cart comes to, and lies over nothing', async ({ page }) => {
  await visit(page, '/store')
  await expect(bar(page)).toHaveCount(0)
  await addToCart(page)
  // Its five seconds do not run while the window is not looked at.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const button = bar(page).getByRole('button', { name: /^1 item · R\$ [\d,]+ com frete · Ver carrinho$/ })
  await expect(button).toBeVisible()
  await expect(bar(page).getByRole('status')).toHaveText(/^1 item · R\$\s[\d,]+ com frete$/)
  const { top, bottom } = await edges(page, '[data-cart-bar] section[aria-label="Resumo do carrinho"]')
  expect([top, bottom]).toEqual([584, 640])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => edges(page, '[data-cart-bar] section[aria-label="Resumo do carrinho"]'))
    .toEqual({ top, bottom })
  await page.setViewportSize({ width: 360, height: 640 })
  await expect.poll(async () => (await edges(page, toast)).bottom).toBe(top - 8)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  // What has the focus is in view, and the focus in the bar itself moves nothing.
  await page.locator('main article').first().getByRole('link').first().focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(
      (edge) => (document.activeElement?.getBoundingClientRect().bottom ?? 0) > edge,
      top,
    )
    expect(covered, `after ${step + 1} steps`).toBe(false)
  }
  const scrolled = await page.evaluate(() => window.scrollY)
  await button.focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  // Cards that come near take their own height, and the end of the page moves on.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return (await edges(page, 'footer')).bottom
    })
    .toBeLessThanOrEqual(top)

  const total = /R\$\s[\d,]+/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer.getByText(total, { exact: true }).last()).toBeVisible()
  await drawer.getByRole('button', { name: /^Remover/ }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Abrir carrinho/ })).toBeFocused()
})

test('on a product one bar has both buttons, and with goods in the cart it is the same', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/product/banana-prata')
  const [empty, sizes] = [await edges(page, 'main [data-slot="bottom-bar"]'), await edges(page, '#opcoes')]
  expect(empty.bottom - empty.top).toBeLessThanOrEqual(69)
  expect(sizes.bottom).toBeLessThanOrEqual(empty.top)

  await addToCart(page)
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/product/banana-prata')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  expect([await edges(page, 'main [data-slot="bottom-bar"]'), await bar(page).count()]).toEqual([empty, 0])
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByRole('button', { name: 'Adicionar ao Carrinho', exact: true }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  await expect(page.locator(toast)).toBeVisible()
  expect((await edges(page, toast)).bottom).toBe(empty.top - 8)
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01)

  // What has the focus is not under it.
  const chat = page.getByRole('button', { name: 'Chat' })
  await chat.focus()
  const { y = 0, height = 0 } = (await chat.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(empty.top)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => (await edges(page, 'footer nav a:last-child')).bottom)
    .toBeLessThanOrEqual(empty.top)

  // A list has the bar of the cart again.
  await page.getByRole('link', { name: 'Voltar para a Loja' }).click()
  await page.waitForURL('**/store')
  await expect
    .poll(async () => (await edges(page, '[data-cart-bar] section[aria-label="Resumo do carrinho"]')).bottom)
    .toBe(740)

  await visit(page, '/success')
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  await expect(bar(page)).toHaveCount(0)
})

test('a wide window has none, and neither has a phone on its side', async ({ page }) => {
  await addToCart(page)
  await expect(bar(page)).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(bar(page)).toHaveCount(0)
  }
  await openCart(page)
})
