import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import { type OrderKey, orderKeySchema } from '../../lib/domain/order'
import { chooseFromMenu, orderRow, signIn, signInOnPhone } from '../support/desk-shop'
import { addProduct, knowDelivery, leaveForPayment, pay, readyToBuy, visit } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const sumsOf = (page: Page) => page.getByRole('region', { name: 'Total', exact: true })

async function weigh(page: Page, name: string, kilos: string): Promise<void> {
  const window = await chooseFromMenu(page, name, 'Pesar')
  await window.getByLabel('Peso na balança').fill(kilos)
  await window.getByRole('button', { name: 'Guardar peso' }).click()
  await expect(window).toBeHidden()
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.describe('orders from the cart of a shopper to the desk', () => {
  const shop = useShop({ users: ['ana'] })
  test.use({ viewport: { width: 360, height: 740 } })

  test('R56 R85 card and cart say that the final price follows the scale, and the order is settled by it', async ({
    page,
    browser,
  }) => {
    test.slow()
    await visit(page, '/categoria/frutas')
    const card = page.getByRole('article').filter({ hasText: 'Abacaxi pérola' })
    await expect(card.locator('[data-slot=price-tag]')).toContainText('≈ R$')
    await expect(card).toContainText(/Preço: cerca de R\$\s8,49/)
    await expect(card.getByText(/^R\$\s5,66\/kg na balança$/)).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Banana-caturra' })).not.toContainText('balança')

    await knowDelivery(page)
    for (const handle of ['abacaxi-perola', 'abacaxi-perola', 'abacate-manteiga', 'repolho-verde'])
      await addProduct(page, `/product/${handle}`)
    const drawer = page.getByRole('dialog', { name: 'Carrinho' })
    await expect(drawer.getByText('preço final na balança')).toHaveCount(3)
    const key = orderKeySchema.parse(await leaveForPayment(page))
    await pay(page)
    const order = await shop.journal.findOptional(key)
    const code = order?.code ?? ''
    expect(order?.lines).toMatchObject([
      { quantity: 2, nominalGrams: 1500, isSoldByWeight: true },
      { nominalGrams: 600, isSoldByWeight: true },
      { nominalGrams: 1200, isSoldByWeight: true },
    ])

    const desk = await signInOnPhone(browser, { view: `/painel/pedidos/${code}`, shop })
    await expect(sumsOf(desk)).not.toContainText('Diferença')
    await weigh(desk, 'Abacaxi pérola', '3,36')
    const pineapple = orderRow(desk, 'Abacaxi pérola')
    await expect(pineapple).toContainText('R$ 16,98 no pedido, agora R$ 19,02 (+ R$ 2,04)')
    await chooseFromMenu(desk, 'Abacate manteiga', 'Faltou')
    await expect(orderRow(desk, 'Abacate manteiga')).toContainText(
      'R$ 7,49 no pedido, agora R$ 0,00 (− R$ 7,49)',
    )

    // In words: to be agreed, until its price is entered.
    const words = await chooseFromMenu(desk, 'Repolho verde', 'Trocar por…')
    await words.getByText('Outro produto', { exact: true }).click()
    await words.getByLabel('O que vai no lugar?').fill('Couve-flor da feira')
    await words.getByRole('button', { name: 'Trocar', exact: true }).click()
    await expect(orderRow(desk, 'Repolho verde')).toContainText('R$ 5,99 no pedido, agora a combinar')
    await expect(sumsOf(desk)).toContainText('Diferençaa combinar')
    const priced = await chooseFromMenu(desk, 'Repolho verde', 'Trocar por…')
    await priced.getByLabel('Preço de tudo que vai no lugar').fill('8,50')
    await priced.getByRole('button', { name: 'Trocar', exact: true }).click()
    await expect(orderRow(desk, 'Repolho verde')).toContainText('agora R$ 8,50 (+ R$ 2,51)')

    // From the catalogue: its price of now, and by weight too.
    const product = await chooseFromMenu(desk, 'Repolho verde', 'Trocar por…')
    await product.getByRole('button', { name: 'Repolho roxo' }).click()
    await expect(orderRow(desk, 'Repolho verde')).toContainText(
      'R$ 5,99 no pedido, agora R$ 6,99 (+ R$ 1,00)',
    )
    await weigh(desk, 'Repolho verde', '1,000')
    await expect(orderRow(desk, 'Repolho verde')).toContainText(
      /1× Repolho roxo.*Trocado · 1,000 kg por ana.*No lugar de 1× Repolho verde/,
    )
    await expect(orderRow(desk, 'Repolho verde')).toContainText('agora R$ 7,77 (+ R$ 1,78)')
    for (const text of ['Total do pedidoR$ 42,46', 'Total agoraR$ 38,79', 'Diferença a devolverR$ 3,67'])
      await expect(sumsOf(desk)).toContainText(text)
    // As high as the order is: wherever it is scrolled to, no button lies half under the bar.
    await desk.setViewportSize({ width: 360, height: 2400 })
    await expectNoAxeViolations(desk)

    await desk.getByRole('button', { name: 'Mostrar contato' }).click()
    const link = await desk.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
    const message = plain(new URL(link ?? '').searchParams.get('text') ?? '')
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^Olá! Sobre o pedido [0-9A-F-]{14}:$/),
      '2 × Abacaxi pérola: Separado · 3,360 kg. R$ 16,98 no pedido, agora R$ 19,02 (+ R$ 2,04)',
      '1 × Abacate manteiga: Faltou. R$ 7,49 no pedido, agora R$ 0,00 (− R$ 7,49)',
      '1 × Repolho verde: Trocado por Repolho roxo · 1,000 kg. R$ 5,99 no pedido, agora R$ 7,77 (+ R$ 1,78)',
      'Total do pedido: R$ 42,46',
      'Total agora: R$ 38,79',
      'Diferença a devolver: R$ 3,67',
    ])

    await visit(page, '/pedidos')
    const receipt = page.getByRole('article', { name: /^Pedido / })
    await expect(receipt.getByRole('listitem').first()).toHaveText(
      '2 × Abacaxi pérolaR$ 16,98 no pedido, agora R$ 19,02Separado · 3,36 kgpedido: cerca de 3 kg',
    )
    await expect(receipt.getByRole('listitem').nth(1)).toContainText(
      'R$ 7,49 no pedido, agora a definirProcurando similar',
    )
    for (const text of [
      'Produtos agoraR$ 26,79',
      'FreteR$ 12,00',
      'Total agoraR$ 38,79',
      'Você pagouR$ 42,46',
    ])
      await expect(receipt).toContainText(text)
    // Until the bag is closed no difference is the last one.
    await expect(receipt).not.toContainText('Diferença')
    await shop.journal.createFulfillmentEvent({ key, by: 'ana', from: 'picking', to: 'ready' })
    await page.reload()
    await expect(receipt).toContainText('Diferença a devolverR$ 3,67')
    // Right below how far it is.
    await expect(receipt.getByText(/^R\$\s3,67 a devolver$/)).toBeInViewport()
    await expectNoAxeViolations(page)

    // R85 settled, it is owed no more: at the desk, in its lists and to its shopper.
    await desk.goto('/painel')
    const row = desk.getByRole('listitem').filter({ hasText: 'R$ 38,79' })
    await desk.getByRole('link', { name: /^A acertar/ }).click()
    await expect(row).toContainText('Diferença a devolver: R$ 3,67')
    await desk.goto(`/painel/pedidos/${code}`)
    const head = desk.locator('.order-head')
    await expect(head).toContainText('Diferença a devolver: R$ 3,67')
    // It may still be refused.
    await expect(head).toContainText('Falta resposta: pode mudar')
    await desk.getByRole('button', { name: 'Marcar como acertado' }).click()
    await expect(head).toContainText(/Acertado: R\$\s3,67 devolvidos · ana, /)
    // The button that was pressed is gone.
    await expect(head.getByText(/^Acertado/)).toBeFocused()
    await expect(desk.getByText('a devolver')).toHaveCount(0)
    await expect(sumsOf(desk)).toContainText('Diferença acertadaR$ 3,67')
    await desk.goto('/painel?view=ready')
    await expect(row).not.toContainText('Diferença')
    await page.reload()
    await expect(receipt).toContainText('Diferença acertadaR$ 3,67')
    await expect(receipt).toContainText(/R\$\s3,67 devolvido /)
    for (const text of ['a devolver', 'a receber', 'Falar da devolução'])
      await expect(receipt).not.toContainText(text)
    await expectNoAxeViolations(page)
    await desk.goto(`/painel/pedidos/${code}`)
    await head.getByRole('button', { name: 'Desfazer acerto' }).click()
    await expect(head.getByText(/^Diferença a devolver: R\$\s3,67$/)).toBeFocused()
    await desk.goto('/painel/registro')
    await expect(desk.getByText(/ana acertou a diferença do pedido/)).toBeVisible()
    await desk.context().close()
  })

  const readState = async (key: OrderKey) => (await shop.journal.findOptional(key))?.state

  /** Sends what a page of the shop sends. */
  const post = (path: string, key: string, body: unknown) =>
    openSocketBrowser(shop.url).send(path, { body, headers: { 'idempotency-key': key } })

  async function leave(page: Page): Promise<OrderKey> {
    await readyToBuy(page)
    return orderKeySchema.parse(await leaveForPayment(page))
  }

  test('R54 an order arrives by what the store alone was given, and by nothing that its shopper knows', async ({
    page,
  }) => {
    const key = await leave(page)
    const guesses = ['', 'x', 'A'.repeat(32)].map((value) => ({ value }))
    for (const body of [{}, ...guesses]) await post('/api/checkout/arrival', key, body)
    expect(await readState(key)).toBe('opened')

    const sent = page.waitForRequest('**/api/checkout/arrival')
    await page.getByRole('button', { name: 'Pagar' }).click()
    const request = await sent
    expect(request.method()).toBe('POST')
    // Gone from the address before anything is asked for by a script.
    expect(new URL(page.url()).search).toBe('')
    expect(request.headers()['referer']).toBe(`${shop.url}/success`)
    await expect.poll(() => readState(key)).toBe('arrived')
    const { value } = request.postDataJSON() as { value: string }
    expect(value).toMatch(/^[\w-]{32}$/)

    const other = orderKeySchema.parse(randomUUID())
    await post('/api/checkout/arrival', other, { value })
    expect(await readState(other)).toBeUndefined()
  })

  test('R55 a payment that its shopper cancels is in no list to pick, no aisle and no number, and comes back once it is paid', {
    tag: '@long',
  }, async ({ page }) => {
    const key = await leave(page)
    const named = (await shop.journal.findOptional(key))?.code ?? ''
    const code = codeText(named)
    const sent = page.waitForRequest('**/api/checkout/arrival')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.waitForURL('**/store')
    expect(new URL(page.url()).search).toBe('')
    const { value } = (await sent).postDataJSON() as { value: string }
    expect(value).toMatch(/^[\w-]{32}$/)
    await expect.poll(() => readState(key)).toBe('payment-cancelled')
    await expect(page.getByTestId('cart-badge')).toHaveText('1')

    await visit(page, '/pedidos')
    const line = page.getByText('Você cancelou; o carrinho está como estava')
    await expect(line).toBeVisible()
    await expect(page.getByText(`Pedido ${code}`)).toBeHidden()
    await line.click()
    await expect(page.getByText(`Pedido ${code}`)).toBeVisible()
    await expectNoAxeViolations(page)

    await signIn(page, '/painel?view=payment-cancelled', 'ana')
    const row = page.locator('a.desk-row').filter({ hasText: code })
    await expect(row).toContainText('Cancelado no pagamento')
    for (const view of ['', '?view=unconfirmed', '?view=cancelled', '?view=not-paid']) {
      await page.goto(`/painel${view}`)
      await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible()
      await expect(page.locator('.desk-orders[aria-busy=false]')).toBeVisible()
      await expect(row).toHaveCount(0)
    }
    const walk = await page.evaluate(async () => (await fetch('/api/desk/aisles')).text())
    expect([walk.includes('aisles'), walk.includes(named)]).toEqual([true, false])
    await page.goto(`/painel/pedidos/${named}`)
    await expect(page.getByText('O cliente cancelou no pagamento')).toBeVisible()
    await expect(page.getByRole('checkbox').first()).toBeDisabled()

    const order = await shop.journal.findOptional(key)
    await post('/api/checkout/arrival', key, { value: order?.returnValues?.arrival })
    expect(await readState(key)).toBe('arrived')
    await page.goto('/painel')
    await expect(row).toContainText('Para separar')
  })
})
