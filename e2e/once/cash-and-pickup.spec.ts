import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { reloadUntil } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const table = [
  'tipo;cidade;frete;endereço;dias;de;até',
  'entrega;Balneário Camboriú;12,00;;;;',
  'retirada;;;Rua das Flores, 12;sáb;8h;13h',
].join('\n')

test.describe('a market that is paid at the door', () => {
  const shop = runSpreadsheetShop({
    name: 'cash-and-pickup',
    users: ['ana'],
    files: { 'entregas.csv': table },
    environment: { PAYMENT_WAYS: 'pix, dinheiro' },
  })
  test.use({ viewport: { width: 360, height: 740 } })

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
