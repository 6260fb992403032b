import type { Locator } from '@playwright/test'
import readCode from 'jsqr'
import sharp from 'sharp'
import { parsePixCode } from '../../lib/testing/parse-pix-code'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { fillDelivery, finish, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

/** What the camera of a bank reads in this picture; null: nothing. */
async function photograph(picture: Locator): Promise<string | null> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

test.describe('a market without a payment provider', () => {
  runSpreadsheetShop({
    name: 'pix',
    users: ['ana'],
    files: { 'entregas.csv': 'tipo;cidade;frete\nentrega;Balneário Camboriú;12,00' },
    environment: {
      PAYMENT_WAYS: 'pix, dinheiro',
      PIX_KEY: '11.222.333/0001-81',
      PIX_NAME: 'Empório São João',
      PIX_CITY: 'Itajaí',
    },
  })
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ expectedComplaints }) => {
    // The question who is signed in is answered with 401.
    expectedComplaints.push(/401/)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`R75 is paid by the code on the page of an order, which others read (${colorScheme}), and says so by its word alone`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, '/product/cafe-torrado-e-moido')
      await page.getByText('500 g', { exact: true }).click()
      await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
      const drawer = await openCart(page)
      await fillDelivery(page)
      await drawer.getByText('Pix', { exact: true }).click()
      await finish(page).click()
      await page.waitForURL(/\/pedido\/[0-9a-f]{32}$/)
      const order = page.url()
      const main = page.getByRole('main')
      await expect(main.getByText('Pagamento: Pix')).toBeVisible()
      // Nothing is paid that the market has not been sent.
      await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeHidden()
      const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
      const [, code = ''] =
        /Pedido ([0-9A-F-]+)/.exec(decodeURIComponent((await send.getAttribute('href')) ?? '')) ?? []
      const reference = code.replaceAll('-', '')
      await context.route(/wa\.me/, (route) => route.abort())
      await send.click()
      await page.waitForURL(/\/success/)

      await page.goto(order)
      await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
      await page.getByRole('button', { name: 'Copiar código Pix' }).click()
      await expect(page.getByText('Código copiado. Cole no app do seu banco.')).toBeVisible()
      const pasted = await page.evaluate(() => navigator.clipboard.readText())
      expect(await page.getByLabel('Pix copia e cola').inputValue()).toBe(pasted)
      expect(await photograph(page.getByRole('img', { name: 'Código QR do Pix' }))).toBe(pasted)
      expect(parsePixCode(pasted)).toEqual([
        '00 02 01',
        '26 36',
        ' 00 14 br.gov.bcb.pix',
        ' 01 14 11222333000181',
        '52 04 0000',
        '53 03 986',
        '54 05 36.90',
        '58 02 BR',
        '59 16 Emporio Sao Joao',
        '60 06 Itajai',
        '62 16',
        ` 05 12 ${reference}`,
        expect.stringMatching(/^63 04 [0-9A-F]{4}$/),
      ])
      await expect(main.getByText('R$ 36,90 para este pedido')).toBeVisible()
      await expectNoAxeViolations(page)

      const desk = await context.newPage()
      await signIn(desk, `/painel/pedidos/${reference.toLowerCase()}`, 'ana')
      await expect(desk.getByText('Pix ainda não confirmado')).toBeVisible()
      await desk.getByRole('button', { name: 'Pix caiu na conta' }).click()
      await expect(desk.getByText('Pix na conta, visto por ana')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Pix recebido pelo mercado.' })).toBeVisible()
      await expect(page.getByLabel('Pix copia e cola')).toBeHidden()
      await desk.goto(`/painel/pedidos/${reference.toLowerCase()}/imprimir`)
      await expect(desk.getByRole('article', { name: 'Como sai no papel' })).toContainText('Pix recebido')

      await desk.goBack()
      await desk.getByRole('button', { name: 'Desfazer a confirmação' }).click()
      await expect(desk.getByText('Pix ainda não confirmado')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Pix copia e cola')).toHaveValue(pasted)
    })
  }
})
