import fs from 'node:fs'
import path from 'node:path'
import { runSpreadsheetShop } from '../support/own-shop'
import { addToCart, finish, goToMessageOrder, openCart, openMenu, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

/** Open at any hour that this test runs, but for the minute before midnight. */
const table = (fee: string) =>
  [
    'tipo;cidade;bairro;frete;grátis a partir de;pedido mínimo;dias;de;até',
    `entrega;Itajaí/SC;;${fee};80,00;40,00;;;`,
    'entrega;Itajaí/SC;Centro;6,00;;;;;',
    'horario;;;;;;todos;0h;23h59',
  ].join('\n')

test.describe('a shop that delivers by a table', () => {
  // A refused order, as the browser notes it.
  test.use({ expectedComplaints: [/status of 409/] })
  const goods = fs.readFileSync('docs/loja-exemplo/loja.csv', 'utf8').trim()
  const shop = runSpreadsheetShop({
    name: 'delivery-table',
    files: {
      'entregas.csv': table('18,50'),
      'loja.csv': `${goods}\n501;Flores do dia;;;Mercearia;45,00;;;;;\n`,
    },
  })
  const write = (text: string) => fs.writeFileSync(path.join(shop.folder, 'entregas.csv'), text)

  test('says what is missing to the minimum and to free delivery, and the server refuses less', async ({
    page,
    request,
  }) => {
    await visit(page, '/product/cafe-torrado-e-moido')
    await expect(page.locator('.delivery-line')).toContainText('Entrega em Itajaí/SC · frete a partir de R$')
    await expect(page.getByText('entregues na sua casa, em Itajaí/SC.')).toBeAttached()
    await page.getByText('500 g', { exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
    await expect(drawer.getByText('Aberto até 23h59')).toBeVisible()
    await drawer.getByRole('button', { name: 'Itajaí/SC', exact: true }).click()
    await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
    await drawer.getByLabel('Trocar por marca similar, na mesma quantidade').check()
    await expect(drawer.getByText('Pedido mínimo de R$ 40,00.')).toBeVisible()
    await expect(drawer.getByText('Faltam R$ 15,10 para o pedido mínimo')).toHaveCount(2)
    await expect(finish(page)).toBeDisabled()
    await expectNoAxeViolations(page)
    const variantId = '201_500-g'
    const answer = await request.post('/api/checkout', {
      headers: {
        'idempotency-key': 'delivery-table-0001',
        origin: shop.url,
        'sec-fetch-site': 'same-origin',
      },
      data: {
        ...{ kind: 'cart', items: [{ variantId, quantity: 1, seenAmount: null }], cancelPath: '/' },
        ...{ city: 'itajai', whatsapp: '(47) 99999-1234', substitution: 'remove' },
      },
    })
    expect([answer.status(), (await answer.json()).kind]).toEqual([422, 'below-minimum'])

    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await expect(drawer.getByText('Faltam R$ 30,20 para o frete grátis')).toBeVisible()
    await expect(finish(page)).toBeEnabled()
    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await expect(drawer.getByText('Frete grátis nesta compra')).toBeVisible()
    await goToMessageOrder(page)
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: /^Frete$/ })
        .locator('+ dd'),
    ).toHaveText('R$ 0,00')
  })

  test('delivers to a neighbourhood by a rule of its own, and says when it is open', async ({ page }) => {
    await visit(page, '/')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"opens":"00:00","closes":"23:59"')
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Centro, Itajaí/SC' }).click()
    await expect(drawer.getByText('Frete de R$ 6,00.')).toBeVisible()
    await page.keyboard.press('Escape')
    const menu = await openMenu(page)
    await expect(menu.getByText('Aberto até 23h59')).toBeVisible()
    await expect(page.getByText('Aberto todos os dias 0h–23h59')).toBeAttached()
  })

  test('is followed while it sells, and keeps the last good one', async ({ page }) => {
    const feeOn = async () => {
      await visit(page, '/')
      return page.locator('.delivery-line').textContent()
    }
    await expect.poll(feeOn).toContain('a partir de R$\u00a06,00')
    write(table('18,50').replace('6,00', '5,00'))
    await expect.poll(feeOn).toContain('a partir de R$\u00a05,00')
    write(table('dezoito'))
    await expect.poll(shop.server.output).toContain('"delivery-file.unusable"')
    expect(await feeOn()).toContain('a partir de R$\u00a05,00')
    write(table('18,50').replace('6,00', '4,00'))
    await expect.poll(feeOn).toContain('a partir de R$\u00a04,00')
  })

  test('R12 orders nothing for another fee than the open page said, and says the new one', async ({
    page,
    request,
  }) => {
    const isSaid = (fee: string) => async () => (await (await request.get('/')).text()).includes(fee)
    await expect.poll(isSaid('a partir de R$\u00a04,00')).toBe(true)
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Centro, Itajaí/SC' }).click()
    await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
    await drawer.getByLabel('Trocar por marca similar, na mesma quantidade').check()
    await drawer.getByRole('button', { name: 'Observação do pedido' }).click()
    const note = drawer.getByLabel(/^Observação do pedido/)
    await note.fill('portão azul')
    const fee = drawer
      .getByRole('term')
      .filter({ hasText: /^Frete$/ })
      .locator('+ dd')
    await expect(fee).toHaveText('R$ 4,00')

    write(table('18,50').replace('6,00', '9,00'))
    await expect.poll(isSaid('a partir de R$\u00a09,00')).toBe(true)
    await finish(page).click()
    const told = 'O frete deste pedido agora é de R$ 9,00. Confira o total e continue.'
    await expect(page.getByText(told).first()).toBeVisible()
    await expect(fee).toHaveText('R$ 9,00')
    expect(new URL(page.url()).pathname).toBe('/store')
    await expect(note).toHaveValue('portão azul')
    await goToMessageOrder(page)
    const ordered = page
      .getByRole('term')
      .filter({ hasText: /^Frete$/ })
      .locator('+ dd')
    await expect(ordered).toHaveText('R$ 9,00')
  })

  test('R12 nor where nothing says what the goods weigh', async ({ request }) => {
    const order = async (key: string, seenFee: number) => {
      const answer = await request.post('/api/checkout', {
        headers: { 'idempotency-key': key, origin: shop.url, 'sec-fetch-site': 'same-origin' },
        data: {
          ...{ kind: 'cart', items: [{ variantId: '501', quantity: 1, seenAmount: 4500 }], cancelPath: '/' },
          ...{ city: 'itajai', whatsapp: '(47) 99999-1234', substitution: 'remove', seenFee },
        },
      })
      return [answer.status(), (await answer.json()).fee]
    }
    expect(await order('delivery-table-0002', 800)).toEqual([409, 1850])
    expect(await order('delivery-table-0003', 1850)).toEqual([200, undefined])
  })
})
