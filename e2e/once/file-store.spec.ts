import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { OrderKey } from '../../lib/domain/order'
import { runSpreadsheetShop } from '../support/own-shop'
import { addProduct, fillDelivery, goToMessageOrder, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

/** Leads to the page of an order of one bread; its address. */
async function orderBread(page: Page): Promise<string> {
  await addProduct(page, '/product/pao-caseiro')
  await fillDelivery(page)
  return goToMessageOrder(page)
}

// A shop on the sample spreadsheet, as its page in docs/ leads to it.
test.describe('a shop from a spreadsheet', () => {
  const shop = runSpreadsheetShop({
    name: 'file-store',
    environment: { SERVED_CITIES: 'Balneário Camboriú', STORE_NAME: 'Mercado da Esquina' },
  })

  test('S34 S35 sells what stands there, and hands the whole order to WhatsApp', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await visit(page, '/')
    await expect(page.getByRole('article').filter({ hasText: 'Banana-prata' }).first()).toBeVisible()
    await visit(page, '/categoria/mercearia')
    await expect(page.getByRole('article')).toHaveCount(2)
    await visit(page, '/product/cafe-torrado-e-moido')
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await picture.getAttribute('src')).toContain('%2Ffotos%2F')
    await page.getByText('500 g', { exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')

    const drawer = await openCart(page)
    await expect(drawer.getByText('o pedido segue pelo WhatsApp')).toBeVisible()
    await fillDelivery(page)
    const order = await goToMessageOrder(page)
    await expect(page.getByText('Falta só enviar')).toBeVisible()
    await expectNoAxeViolations(page)
    const { headers } = await fetch(order)
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    const link = new URL((await send.getAttribute('href')) ?? '')
    expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/5547999991234')
    const code = /Pedido ([0-9A-F]{4}(?:-[0-9A-F]{4}){2})/.exec(
      (await page.getByRole('article').getAttribute('aria-label')) ?? '',
    )?.[1]
    expect(link.searchParams.get('text')).toBe(
      [
        `*Pedido ${code}* (Mercado da Esquina)`,
        '',
        '1 × Café torrado e moído (500 g): R$ 24,90',
        '',
        'Se faltar um produto: Trocar por marca similar, na mesma quantidade',
        'Entrega em Balneário Camboriú',
        '',
        'Produtos: R$ 24,90',
        'Frete: R$ 12,00',
        '*Total: R$ 36,90*',
        '',
        `Pedido completo: ${order}`,
      ].join('\n'),
    )

    const whatsapp = page.waitForEvent('popup')
    const reported = page.waitForResponse('**/api/checkout/arrival')
    await send.click()
    expect((await whatsapp).url()).toBe(link.href)
    await page.waitForURL('**/success#/pedido/*')
    expect((await reported).request().postDataJSON()).toEqual({ value: expect.stringMatching(/^[\w-]{32}$/) })
    expect((await reported).status()).toBe(204)
    await expect(page.getByRole('heading', { name: 'Você enviou a mensagem?' })).toBeVisible()
    // In the place of what the document itself says, in the same words.
    const written = page.locator('#pedido-feito').getByText(/^O mercado só recebe o pedido depois/)
    await expect(written).toBeVisible()
    await expect(
      page.getByRole('article').getByText('Falta confirmar o envio', { exact: true }),
    ).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveCount(0)
    expect(await leftOf('201')).toMatchObject({ '201_500-g': 7 })
    await expect(page.getByText(/^Quer mudar algo\? .+ Desistiu sem enviar\?/)).toBeVisible()
    // Nothing follows before it was sent.
    await expect(page.getByText('E agora?')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ver pedido' })).toHaveAttribute(
      'href',
      new URL(order).pathname,
    )
    await expectNoAxeViolations(page)
    // No one knows whether it was sent: that is the loudest, and one tap away.
    await expect(page.getByRole('link', { name: 'Continuar Comprando' })).not.toHaveClass(/(^| )btn/)
    const again = page.getByRole('link', { name: 'Enviar a mensagem' })
    await expect(again).toHaveClass(/btn-primary/)
    const opened = page.waitForEvent('popup')
    await again.click()
    expect((await opened).url()).toBe(link.href)
    // Another tab does not have the message, and leads to the order.
    const other = await context.newPage()
    await other.goto(page.url())
    // In the place of the link that stands in the document.
    await expect(other.getByRole('button', { name: 'Já enviei' })).toBeVisible()
    await other.getByRole('link', { name: 'Enviar a mensagem' }).click()
    await other.waitForURL(order)
    await other.close()
    // Whether it was sent, its shopper says, and this browser keeps that.
    await expect(page.getByText('WhatsApp aberto. Enviou por lá? Toque em Já enviei.')).toBeVisible()
    const sent = page.getByRole('button', { name: 'Já enviei' })
    await expect(sent).toHaveClass(/btn-primary/)
    await expectNoAxeViolationsInBothSchemes(page)
    await sent.click()
    const title = page.getByRole('heading', { level: 1, name: 'Mensagem enviada' })
    await expect(title).toBeVisible()
    const say = page
      .getByRole('region', { name: 'Seu pedido' })
      .getByRole('link', { name: 'Falar com o mercado' })
    await expect(say).toHaveAttribute('href', /^https:\/\/wa\.me\/5547\d+\?text=Ol%C3%A1!.*[0-9A-F]{4}\.$/)
    await page.reload()
    await expect(title).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir o WhatsApp de novo' })).toHaveAttribute(
      'href',
      link.href,
    )
    await expectNoAxeViolationsInBothSchemes(page)
    await page.getByRole('link', { name: 'Ver pedido' }).click()
    await page.waitForURL(order)
    await expect(page.getByRole('link', { name: 'Abrir o WhatsApp de novo' })).toBeVisible()
  })

  test('asks the market in a chat for what is sold out', async ({ page }) => {
    await page.route('**/api/stock/**', async (route) => {
      const { stock } = (await (await route.fetch()).json()) as { stock: Record<string, number | null> }
      const none = Object.fromEntries(Object.keys(stock).map((variantId) => [variantId, 0]))
      await route.fulfill({ json: { stock: none } })
    })
    await visit(page, '/product/pao-caseiro')
    const ask = page.getByRole('link', { name: 'Avise-me no WhatsApp' })
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/5547999991234\?text=.+pao-caseiro$/)
    await expect(page.locator('.buy-bar, .buy-now')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })

  test('gives cart and stock back to a shopper who does not send it', async ({ page }) => {
    const order = await orderBread(page)
    expect(await leftOf('301')).toEqual({ '301': 9 })
    await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
    await page.waitForURL('**/product/pao-caseiro')
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await expect.poll(() => leftOf('301')).toEqual({ '301': 10 })
    await page.goto(order)
    await expect(page.getByText('Falta só enviar')).toBeVisible()
    expect(await leftOf('301')).toEqual({ '301': 9 })
    await page.goto('/store')
    await expect.poll(() => leftOf('301')).toEqual({ '301': 10 })
  })

  test('S35 keeps one page for all orders, and no token of one is a key or a file of the page cache', async () => {
    const tokens = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)]
    const documents: string[] = []
    for (const token of tokens) {
      const address = `${shop.url}/pedido/${token}`
      const answer = await fetch(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      documents.push(await answer.text())
      await (await fetch(`${address}?_rsc=`, { headers: { rsc: '1' } })).text()
      await (await fetch(`${address}?utm_source=x`)).text()
    }
    expect(new Set(documents).size).toBe(1)
    expect((await fetch(`${shop.url}/pedido/abc`)).status).toBe(404)
    const files = fs.readdirSync(path.join(shop.dataDirectory, 'pages'), {
      recursive: true,
      withFileTypes: true,
    })
    const kept = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${name} ${fs.readFileSync(path.join(parentPath, name), 'latin1')}`)
    expect(kept.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(documents[0]).not.toContain(token)
      expect(kept.filter((file) => file.includes(token))).toEqual([])
    }
  })

  test('gives the cart back where a link of the shop leads away from the order', async ({ page }) => {
    await orderBread(page)
    await expect(page.getByText('Falta só enviar')).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Loja', exact: true }).click()
    await page.waitForURL('**/store')
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await expect.poll(() => leftOf('301')).toEqual({ '301': 10 })
  })

  test('R41 shows a changed price and leaves a wrong row out, without a restart', async ({ page }) => {
    await visit(page, '/store')
    await expect(page.getByRole('article').filter({ hasText: 'Maçã gala' })).toContainText('9,90')
    const file = path.join(shop.folder, 'loja.csv')
    const rows = fs.readFileSync(file, 'utf8').replace('9,90', '8,49')
    fs.writeFileSync(file, `${rows}501;Uva sem preço;;;Frutas;;;;;;\n`)
    await expect(async () => {
      await page.reload()
      const text = await page.getByRole('article').filter({ hasText: 'Maçã gala' }).textContent()
      expect(text?.replaceAll(/\s/g, '')).toContain('8,49')
    }).toPass()
    await expect(page.getByText('Uva sem preço')).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'Banana-prata' })).toBeVisible()
  })

  /** Pieces left of each variant of a product, as the shop sends it to browsers. */
  async function leftOf(productId: string): Promise<Record<string, number | null>> {
    const answer = await fetch(`${shop.url}/api/stock/${productId}`)
    return ((await answer.json()) as { stock: Record<string, number | null> }).stock
  }

  test('R54 counts the order whose message was sent, in whatever tab, and no other', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const stateOf = async (key: string) => (await shop.journal.findOptional(key as OrderKey))?.state
    const keys = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('e-commerce-order-keys') ?? '{}').keys as string[])
    const first = await orderBread(page)
    await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
    await page.waitForURL('**/product/pao-caseiro')
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    await openCart(page)
    await goToMessageOrder(page)
    const [second, ofFirst] = await keys()
    const other = await context.newPage()
    await visit(other, new URL(first).pathname)
    await other.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
    await other.waitForURL(/\/success/)
    await expect.poll(() => stateOf(ofFirst ?? '')).toBe('arrived')
    expect(await stateOf(second ?? '')).toBe('opened')
  })
})
