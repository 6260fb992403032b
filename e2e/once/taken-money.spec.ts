import fs from 'node:fs'
import { offerOf, plainPick } from '../../lib/domain/fulfillment'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { buyByPix, pixShop } from '../support/pix-shop'
import { fillDelivery, goToMessageOrder, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

test.describe('goods sold by weight from a spreadsheet', () => {
  const sample = fs.readFileSync('docs/loja-exemplo/loja.csv', 'utf8')
  const shop = runSpreadsheetShop({
    name: 'file-settling',
    users: ['ana'],
    files: { 'loja.csv': sample.replace('9,90;;kg', '9,90;;cerca de 1 kg') },
    environment: { SERVED_CITIES: 'Balneário Camboriú' },
  })
  test.use({ viewport: { width: 360, height: 740 } })

  test('R56 R85 the page of an order says what it comes to on the scale, and a difference only where money was taken', async ({
    page,
  }) => {
    await visit(page, '/product/maca-gala')
    await expect(page.getByText('R$ 9,90/kg · preço final na balança', { exact: true })).toBeVisible()
    await expect(page.locator('.tag-big')).toContainText(/^≈\sR\$9,90/)
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
    await expect(drawer.getByText('cerca de 1 kg · preço final na balança')).toBeVisible()
    await fillDelivery(page)
    const address = await goToMessageOrder(page)
    await expect(page.getByText('Diferença')).toHaveCount(0)
    const [order] = await shop.journal.list({ limit: 1 })
    if (!order) throw new Error('no order was taken')
    const work = { ...plainPick, key: order.key, by: 'ana' }
    await shop.journal.createFulfillmentEvent({ ...work, from: 'waiting', to: 'picking' })
    await shop.journal.savePick({ ...work, line: 0, state: 'picked', weightGrams: 1180 })
    await page.reload()
    const receipt = page.getByRole('article', { name: /^Pedido / })
    await expect(receipt.getByRole('listitem').filter({ hasText: 'Maçã gala' })).toContainText(
      /R\$\s9,90 no pedido, agora R\$\s11,68/,
    )
    await expect(receipt).toContainText(/Total agora\s*R\$\s23,68/)
    // Nothing was taken for it: what it comes to is to be paid, and no difference is open.
    await shop.journal.createFulfillmentEvent({ ...work, from: 'picking', to: 'ready' })
    await page.reload()
    await expect(receipt.getByText(/^Pronto para sair/)).toBeVisible()
    await expect(receipt).toContainText(/Total agora\s*R\$\s23,68\s*Antes\s*R\$\s21,90/)
    const difference = page.getByText(/Diferença|diferença|a seu favor/)
    await expect(difference).toHaveCount(0)
    await signIn(page, `/painel/pedidos/${order.code}`, 'ana')
    await expect(page.getByRole('region', { name: 'Total', exact: true })).toContainText(
      'Total agoraR$ 23,68',
    )
    await expect(difference).toHaveCount(0)
    await page.getByRole('button', { name: 'Mostrar contato' }).click()
    const link = await page.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
    expect(new URL(link ?? '').searchParams.get('text')).not.toContain('iferença')
    await page.goto(`/painel/pedidos/${order.code}/imprimir`)
    await page.getByText('Recibo', { exact: true }).click()
    await expect(page.getByRole('article', { name: 'Como sai no papel' })).toContainText(
      'Total agoraR$ 23,68',
    )
    await expect(difference).toHaveCount(0)
    await visit(page, '/pedidos')
    await expect(receipt).toContainText(/Total agora\s*R\$\s23,68\s*Antes\s*R\$\s21,90/)
    await expect(difference).toHaveCount(0)

    // Seen paid once the bag was closed, it was paid for what that came to; what the scale says after that is open.
    await shop.journal.createPaymentNote({ ...work, isUndo: false })
    await page.goto(address)
    await expect(receipt.getByText(/^Pronto para sair/)).toBeVisible()
    await expect(difference).toHaveCount(0)
    await shop.journal.createFulfillmentEvent({ ...work, from: 'ready', to: 'picking' })
    await shop.journal.savePick({ ...work, line: 0, state: 'picked', weightGrams: 1280 })
    await shop.journal.createFulfillmentEvent({ ...work, from: 'picking', to: 'ready' })
    await page.reload()
    await expect(receipt).toContainText(/Diferença a pagar\s*R\$\s0,99/)
    await expectNoAxeViolationsInBothSchemes(page)
  })
})

test.describe('a Pix that was paid before the bag was closed', () => {
  const shop = runSpreadsheetShop({
    ...{ name: 'early-pix', ...pixShop },
  })
  test.use({ viewport: { width: 360, height: 740 } })

  test('R85 is confirmed for the amount that a person saw, also where the order comes to another one by then', async ({
    page,
    context,
  }) => {
    const { key, code, address } = await buyByPix(page, shop)
    const work = { ...plainPick, key, by: 'ana' }
    const cheaper = { replacement: 'Café de outra marca', replacementAmount: 2090 } as const
    const pick = await shop.journal.savePick({ ...work, line: 0, state: 'replaced', ...cheaper })
    const offer = pick && offerOf(pick)
    if (!offer) throw new Error('nothing was put in its place')
    await shop.journal.saveReplacementAnswer({ key, line: 0, answer: 'accepted', offer })
    await shop.journal.createFulfillmentEvent({ ...work, from: 'picking', to: 'ready' })
    const desk = await context.newPage()
    await signIn(desk, `/painel/pedidos/${code}`, 'ana')
    await expect(desk.getByRole('button', { name: 'Caíram R$ 32,90' })).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(desk)
    await desk.getByRole('button', { name: 'Caíram R$ 36,90' }).click()
    await expect(desk.getByText('Pix de R$ 36,90 na conta, visto por ana')).toBeVisible()
    await expect(desk.getByRole('region', { name: 'Total', exact: true })).toContainText(/R\$\s4,00/)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Pix de R$ 36,90 recebido' })).toBeVisible()
    await expect(page.getByRole('article', { name: /^Pedido / })).toContainText(
      /Diferença a seu favor\s*R\$\s4,00/,
    )

    // What comes back has its reason.
    const receipt = page.getByRole('article', { name: /^Pedido / })
    const back = 'O mercado devolve por Pix; quando devolver, aparece aqui. Você não precisa pedir.'
    await expect(receipt.getByText(/^Café torrado e moído.* teve troca −\sR\$\s4,00$/)).toBeVisible()
    await expect(receipt.getByText(back)).toBeVisible()
    await shop.journal.createFulfillmentEvent({ ...work, from: 'ready', to: 'cancelled' })
    await page.reload()
    await expect(receipt.getByText(/^R\$\s36,90 a receber de volta$/)).toBeVisible()
    await expect(receipt.getByText(/teve troca/)).toHaveCount(0)
    await expect(receipt.getByText(back)).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(page)
  })
})
