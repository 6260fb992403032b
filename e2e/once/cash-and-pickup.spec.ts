import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { codeText } from '../../lib/copy/order'
import { type RunningServer, startShop } from '../../scripts/tools/servers'
import { openDesk, signIn } from '../support/desk-shop'
import { portsOf } from '../support/ports'
import { fillDelivery, finish, openCart, visit } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('cash-and-pickup')

test.describe('a market that is paid at the door', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cash-and-pickup-'))
  const dataDirectory = path.join(folder, 'data')
  let shop: RunningServer

  test.beforeAll(async () => {
    fs.cpSync('docs/loja-exemplo', folder, { recursive: true })
    fs.mkdirSync(dataDirectory)
    await (await openDesk(dataDirectory, ['ana'])).close()
    shop = await startShop({
      port: ports.shop,
      environment: {
        DATA_DIR: dataDirectory,
        CATALOG_FILE: path.join(folder, 'loja.csv'),
        STORE_WHATSAPP: '(47) 99999-1234',
        SERVED_CITIES: 'Balneário Camboriú',
        PAYMENT_WAYS: 'pix, dinheiro',
      },
    })
  })
  test.afterAll(async () => {
    await shop?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  test.use({ baseURL: ports.shopUrl, viewport: { width: 360, height: 740 } })
  test.beforeEach(({ expectedComplaints }) => {
    // Who asks whether somebody is signed in is told that nobody is.
    expectedComplaints.push(/401/)
  })

  test('carries cash and its change from the cart to WhatsApp, the orders of the device, the desk and the paper', async ({
    page,
  }) => {
    await visit(page, '/product/cafe-torrado-e-moido')
    await page.getByText('500 g', { exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
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
    await finish(page).click()

    await page.waitForURL(/\/pedido\/[0-9a-f]{32}$/)
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
    await expectNoAxeViolations(page)
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
    await expectNoAxeViolations(page)
    await page.goto(`${view}/imprimir`)
    const sheet = page.getByRole('article', { name: 'Como sai no papel' })
    await expect(sheet).toContainText('Pagamento: Dinheiro')
    await expect(sheet).toContainText('Troco: para R$ 100,00')
  })

  test('refuses on the server what the cart does not let anyone finish', async () => {
    const browser = openSocketBrowser(ports.shopUrl)
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
    const cash = { payment: 'dinheiro' }
    expect(await order({})).toEqual([422, 'payment-missing'])
    expect(await order({ payment: 'cartao' })).toEqual([422, 'payment-missing'])
    expect(await order(cash)).toEqual([422, 'change-missing'])
    expect(await order({ ...cash, changeFor: '3689' })).toEqual([422, 'change-missing'])
    expect(await order({ ...cash, changeFor: 'R$ 50' })).toEqual([400, 'bad-body'])
    expect((await order({ ...cash, changeFor: '3690' }))[0]).toBe(200)
  })
})
