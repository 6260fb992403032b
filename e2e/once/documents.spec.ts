import { visit } from '../support/shop-page'
import { expect, sharedShop, test } from '../support/test'

test('R16 without JavaScript products, prices and legal data are readable, and search and categories work', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sharedShop.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Ofertas da Semana' })).toBeVisible()
  await page.getByRole('link', { name: 'Frutas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frutas' })).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await expect(card.getByText(/Preço: R\$\s\d/)).toBeAttached()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/R\$\s\d/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trocas e devoluções' }).click()
  await expect(page.getByText(/7 dias/).first()).toBeVisible()
  await page.getByRole('searchbox').fill('banana')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/busca/banana')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await context.close()
})

test('without scripts no page has a button that does nothing, and each says what to do', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sharedShop.url, viewport })
  const page = await context.newPage()
  for (const path of ['/', '/store', '/product/banana-prata', '/become-seller']) {
    await page.goto(path)
    // Selectors of text pass over what stands in `noscript`.
    const notice = page.locator('[data-slot="notice"]')
    await expect(notice).toHaveText(/^Para comprar aqui, ligue o JavaScript do navegador/)
    await expect(notice).toBeInViewport()
    const buttons = page.locator(
      'button:not([type=submit], [popovertarget]), input[type=radio], select:not([form])',
    )
    expect(await buttons.filter({ visible: true }).allTextContents(), path).toEqual([])
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width, path).toBe(360)
  }
  await context.close()
})

test('a chosen variant is shared with its own price and address', async ({ page }) => {
  const linkOf = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
  await visit(page, '/product/banana-prata')
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  const plain = `Banana-prata por R$\u00a02,99\n${sharedShop.url}/product/banana-prata`
  await expect(whatsapp).toHaveAttribute('href', linkOf(plain))
  await page.locator('label').filter({ hasText: '1 kg' }).click()
  await expect(page.locator('main').getByText('Preço: R$ 5,49').first()).toBeAttached()
  const chosen = `Banana-prata 1 kg por R$\u00a05,49\n${sharedShop.url}/product/banana-prata?variante=1-kg`
  await expect(whatsapp).toHaveAttribute('href', linkOf(chosen))
})
