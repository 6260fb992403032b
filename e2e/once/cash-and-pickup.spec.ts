import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import {
  addProduct,
  fillDelivery,
  finish,
  goToMessageOrder,
  openCart,
  reloadUntil,
  visit,
} from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const table = [
  'tipo;cidade;frete;endereço;dias;de;até',
  'entrega;Balneário Camboriú;12,00;;;;',
  'retirada;;;Rua das Flores, 12;sáb;8h;13h',
].join('\n')

/** As high as the order is: wherever it is scrolled to, no button lies half under the bar. */
async function expectNoDeskViolations(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 2400 })
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
}

test.describe('a market that is paid at the door', () => {
  const shop = runSpreadsheetShop({
    name: 'cash-and-pickup',
    users: ['ana'],
    files: { 'entregas.csv': table },
    environment: { PAYMENT_WAYS: 'pix, dinheiro' },
  })
  test.use({ viewport: { width: 360, height: 740 } })

  test('carries cash and its change from the cart to WhatsApp, the orders of the device, the desk and the paper', async ({
    page,
  }) => {
    const drawer = await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
    await fillDelivery(page)
    const bar = page.getByRole('dialog', { name: 'Carrinho' })
    await expect(bar.getByRole('button', { name: 'Como vai pagar?' })).toBeVisible()
    await expect(finish(page)).toBeDisabled()
    const ways = drawer.getByRole('group', { name: 'Como vai pagar?' })
    await expect(ways.getByRole('radio')).toHaveCount(2)
    await ways.getByText('Dinheiro').click()
    const change = drawer.getByLabel('Troco para quanto?')
    await change.fill('30')
    await expect(drawer.getByText('Diga o troco: para R$ 36,90 ou mais')).toBeVisible()
    await expectNoAxeViolations(page)
    await change.fill('R$ 100,00')
    await expect(finish(page)).toBeEnabled()
    await goToMessageOrder(page)
    for (const said of ['Pagamento: Dinheiro', 'Troco: para R$ 100,00'])
      await expect(page.getByText(said)).toBeVisible()
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(text.replaceAll('\u00a0', ' ')).toContain('\nPagamento: Dinheiro\nTroco: para R$ 100,00\n')
    const [, code = ''] = /Pedido ([0-9A-F-]+)/.exec(text) ?? []

    await visit(page, '/pedidos')
    await expect(page.getByText('Troco: para R$ 100,00')).toBeVisible()

    const view = `/painel/pedidos/${code.replaceAll('-', '').toLowerCase()}`
    await signIn(page, view, 'ana')
    await expect(page.getByRole('heading', { name: codeText(code.replaceAll('-', '')) })).toBeVisible()
    for (const said of ['Pagamento: Dinheiro', 'Troco: para R$ 100,00'])
      await expect(page.getByText(said)).toBeVisible()
    await expectNoDeskViolations(page)
    // The texts for the shopper are ready at each step.
    const message = async () => {
      const link = new URL(
        (await page.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')) ?? '',
      )
      return (link.searchParams.get('text') ?? '').replaceAll('\u00a0', ' ')
    }
    const said = page.getByRole('group', { name: 'Mensagem' })
    await page.getByRole('button', { name: 'Mostrar contato' }).click()
    expect(await message()).toMatch(/^Olá! Sobre o pedido/)
    await expect(said).toBeHidden()
    await page.getByRole('button', { name: 'Começar a separar' }).click()
    await page.getByRole('button', { name: 'Separar assim mesmo' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Café' }).locator('label').click()
    await page.getByRole('button', { name: 'Separação pronta' }).click()
    await expect(said.getByLabel('Pronto')).toBeChecked()
    expect(await message()).toBe(
      `Olá! Seu pedido ${code} está pronto para sair.\nPagamento: Dinheiro\nTroco: para R$ 100,00`,
    )
    await page.getByRole('button', { name: 'Saiu para entrega' }).click()
    await expect(said.getByLabel('Saiu')).toBeChecked()
    expect(await message()).toMatch(/saiu para entrega\.\nPagamento: Dinheiro\nTroco: para R\$ 100,00$/)
    await said.getByText('Valor').click()
    expect(await message()).toBe(`Olá! Seu pedido ${code} ficou R$ 36,90 (como no pedido).`)
    await expectNoDeskViolations(page)
    await page.goto(`${view}/imprimir`)
    const sheet = page.getByRole('article', { name: 'Como sai no papel' })
    await expect(sheet).toContainText('Pagamento: Dinheiro')
    await expect(sheet).toContainText('Troco: para R$ 100,00')
  })

  test('fetches an order at the market, from the cart to the desk and the paper, for no freight', async ({
    page,
  }) => {
    const place = 'Retirada na loja: Rua das Flores, 12'
    await visit(page, '/product/cafe-torrado-e-moido')
    await expect(page.locator('.delivery-line')).toContainText('Entrega em Balneário Camboriú')
    await page.getByText('500 g', { exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
    await expect(drawer.getByText(`${place} (sáb 8h–13h)`)).toBeVisible()
    await drawer.getByRole('button', { name: 'Retirar na loja' }).click()
    await expect(drawer.getByText('Você retira na loja · sáb 8h–13h')).toBeFocused()
    await expect(drawer.getByText('Retirada na loja, sem frete.')).toBeVisible()
    await expect(drawer.getByText('Frete', { exact: true })).toBeHidden()
    await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
    await drawer.getByLabel('Retirar o produto do carrinho').check()
    await drawer.getByText('Pix').click()
    await expect(drawer.locator('p', { hasText: /^Total\s*R\$\s24,90$/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await goToMessageOrder(page)
    const orderPage = page.url()
    await expect(page.getByRole('main').getByText(place)).toBeVisible()
    await expect(page.getByRole('article').getByText('Frete', { exact: true })).toHaveCount(0)
    await expect(page.getByText('O mercado responde e combina o resto.')).toBeVisible()
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(text.replaceAll('\u00a0', ' ')).toContain(`\n${place}\n\n*Total: R$ 24,90*\n`)
    const [, code = ''] = /Pedido ([0-9A-F-]+)/.exec(text) ?? []

    const view = `/painel/pedidos/${code.replaceAll('-', '').toLowerCase()}`
    await signIn(page, view, 'ana')
    await expect(page.locator('.order-city')).toHaveText('Retirada Rua das Flores, 12')
    await page.getByRole('button', { name: 'Começar a separar' }).click()
    await page.getByRole('button', { name: 'Separar assim mesmo' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Café' }).locator('label').click()
    await page.getByRole('button', { name: 'Separação pronta' }).click()
    await expect(page.getByRole('button', { name: 'Entregue na loja' })).toBeVisible()
    await expect(page.getByText(/está pronto: é só retirar na loja, em Rua das Flores, 12\./)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Total', exact: true })).not.toContainText('Frete')
    await expectNoDeskViolations(page)
    await visit(page, '/pedidos')
    await expect(page.getByRole('main').getByText(place)).toBeVisible()
    await expect(page.getByText(/^Pronto para retirar/)).toBeVisible()
    await page.goto(view)
    await page.getByRole('button', { name: 'Entregue na loja' }).click()
    await page.goto(`${view}/imprimir`)
    const sheet = page.getByRole('article', { name: 'Como sai no papel' })
    await expect(sheet).toContainText('Retirada na loja')
    await expect(sheet).toContainText('Rua das Flores, 12')
    await page.goto(orderPage)
    await expect(page.getByText(/^Retirado ·/)).toBeVisible()
  })

  test('shows at the desk which rows of a changed table are wrong, and goes on by the last good one', async ({
    page,
  }) => {
    const write = (text: string) => fs.writeFileSync(path.join(shop.folder, 'entregas.csv'), text)
    write(table.replace('12,00', 'doze'))
    await signIn(page, '/painel/catalogo', 'ana')
    const fault = page.getByText(
      'Linha 2: não dá para entender “doze” em “frete”. Escreva o valor, como 12,00.',
    )
    await reloadUntil(page, fault)
    await expect(page.getByRole('heading', { name: 'A planilha de entregas tem erros' })).toBeVisible()
    await expectNoAxeViolations(page)
    write(table)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('A planilha pôde ser lida.')).toBeVisible()
      await expect(fault).toBeHidden({ timeout: 1000 })
    }).toPass()
  })

  test('refuses on the server what the cart does not let anyone finish', async () => {
    const browser = openSocketBrowser(shop.url)
    let attempt = 0
    const order = async (more: Record<string, unknown>) => {
      attempt += 1
      const { status, kind } = await browser.send('/api/checkout', {
        body: {
          ...{ kind: 'cart', items: [{ variantId: '201_500-g', quantity: 1, seenAmount: null }] },
          ...{ city: 'Balneário Camboriú', whatsapp: '(47) 99912-3456', substitution: 'remove' },
          ...{ cancelPath: '/', ...more },
        },
        headers: { 'idempotency-key': `cash-and-pickup-${attempt}` },
      })
      return [status, kind]
    }
    const elsewhere = { city: 'Retirada na loja: Rua das Pedras, 9', payment: 'pix' }
    expect(await order(elsewhere)).toEqual([422, 'city-not-verified'])
    const cash = { payment: 'dinheiro' }
    expect(await order({})).toEqual([422, 'payment-missing'])
    expect(await order({ payment: 'cartao' })).toEqual([422, 'payment-missing'])
    expect(await order(cash)).toEqual([422, 'change-missing'])
    expect(await order({ ...cash, changeFor: '3689' })).toEqual([422, 'change-missing'])
    expect(await order({ ...cash, changeFor: 'R$ 50' })).toEqual([400, 'bad-body'])
    expect((await order({ ...cash, changeFor: '3690' }))[0]).toBe(200)
  })
})
