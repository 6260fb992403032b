import type { Locator, Request } from '@playwright/test'
import readCode from 'jsqr'
import sharp from 'sharp'
import { parsePixCode } from '../../lib/testing/parse-pix-code'
import { signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { pixShop } from '../support/pix-shop'
import { addProduct, fillDelivery, finish, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

/** What the camera of a bank reads in this picture; null: nothing. */
async function photograph(picture: Locator): Promise<string | null> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

const isChat = (request: Request) => /wa\.me/.test(request.url())

test.describe('a market without a payment provider', () => {
  const shop = runSpreadsheetShop({ name: 'pix', ...pixShop })
  test.use({ viewport: { width: 360, height: 740 } })

  test('R75 is paid by the code on the page of an order, which others read, and says so by its word alone, and other pages lead there once the amount is the last one', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const drawer = await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
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
    await expect(page.getByRole('heading', { name: 'Pix: espere o valor final' })).toBeVisible()
    // Until it is asked for its code is one tap away, and the message in view.
    const picture = page.getByRole('img', { name: 'Código QR do Pix' })
    await expect(picture).toBeHidden()
    await expect(page.getByRole('link', { name: 'Abrir o WhatsApp de novo' })).toBeInViewport()
    const showCode = page.getByText('Ver o código Pix')
    await showCode.click()
    await expect(page.getByText('Quem recebe Emporio Sao Joao')).toBeVisible()
    await page.getByRole('button', { name: 'Copiar código Pix' }).click()
    await expect(page.getByText('Código copiado. Cole no app do seu banco.')).toBeVisible()
    const pasted = await page.evaluate(() => navigator.clipboard.readText())
    expect(await page.getByLabel('Pix copia e cola').inputValue()).toBe(pasted)
    // No phone photographs itself.
    await expect(picture).toBeHidden()
    await page.getByText('Pagar de outro aparelho').click()
    expect(await photograph(picture)).toBe(pasted)
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
    await expect(desk.getByText('Pix de R$ 36,90 na conta, visto por ana')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Pix de R$ 36,90 recebido' })).toBeVisible()
    await expect(
      page.getByText(
        /^Confirmado pelo mercado (às|à|ontem,) \d{1,2}h(\d\d)?\. Se o total mudar, vocês combinam a diferença\.$/,
      ),
    ).toBeVisible()
    await expect(page.getByLabel('Pix copia e cola')).toBeHidden()
    await desk.goto(`/painel/pedidos/${reference.toLowerCase()}/imprimir`)
    await expect(desk.getByRole('article', { name: 'Como sai no papel' })).toContainText('Pix recebido')

    await desk.goBack()
    await desk.getByRole('button', { name: 'Desfazer a confirmação' }).click()
    await expect(desk.getByText('Pix ainda não confirmado')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(pasted)
    await showCode.click()

    // While the bag is open the amount may change: it is said, and asked for quietly.
    const copy = page.getByRole('button', { name: 'Copiar código Pix' })
    const mayChange = page.getByText('O valor ainda pode mudar; pague quando estiver pronto.')
    await expect(mayChange).toBeVisible()
    await expect(copy).toHaveClass(/btn-outline/)
    const key = (await shop.journal.list({ code: reference.toLowerCase() }))[0]?.key
    if (!key) throw new Error('no order was taken')
    const by = 'ana'
    await shop.journal.createFulfillmentEvent({ key, by, from: 'waiting', to: 'picking' })
    await visit(page, '/pedidos')
    const pay = page.getByRole('link', { name: 'Pagar R$ 36,90 com Pix' })
    await expect(pay).toHaveClass(/btn-outline/)
    await expect(pay).toHaveAttribute('href', new URL(order).pathname)
    await expect(mayChange).toBeVisible()
    await expectNoAxeViolations(page)
    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /^Pedido [0-9A-F]{4} · / })
    await expect(strip).toHaveText(/0 de 1 separados$/)
    await expect(strip).not.toHaveAttribute('data-asking')

    await shop.journal.createFulfillmentEvent({ key, by, from: 'picking', to: 'ready' })
    await visit(page, '/')
    await expect(strip).toHaveText(/Falta pagar R\$\s36,90 com Pix$/)
    await expect(strip).toHaveAttribute('data-asking')
    await expectNoAxeViolations(page)
    await strip.click()
    await expect(pay).toHaveClass(/btn-primary/)
    await expect(mayChange).toHaveCount(0)
    await expectNoAxeViolations(page)
    await pay.click()
    await page.waitForURL(order)
    await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
    await expect(copy).toHaveClass(/btn-primary/)
    await expect(page.getByText('Pagar de outro aparelho')).toBeVisible()
    await expect(showCode).toBeHidden()
    await expect(mayChange).toHaveCount(0)

    // Who says to have paid is asked no more, here or elsewhere in this browser, and can take it back.
    // The same tap opens the chat, though its link gives way to what is awaited.
    const sayPaid = page.getByRole('link', { name: 'Avisar que já paguei' })
    const [told] = await Promise.all([context.waitForEvent('request', isChat), sayPaid.click()])
    expect(new URL(told.url()).searchParams.get('text')).toMatch(
      /^Olá! É sobre o pedido .+\. Paguei R\$\s36,90 por Pix\.$/,
    )
    await page.bringToFront()
    const awaited = page.getByRole('heading', {
      name: /^Aguardando o mercado confirmar o Pix de R\$\s36,90$/,
    })
    await expect(awaited).toBeFocused()
    await expect(page.getByText(/pague o Pix/i)).toHaveCount(0)
    await expect(picture).toBeHidden()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(awaited).toBeVisible()
    await visit(page, '/')
    await expect(strip).toHaveText(/Sai no horário combinado com você$/)
    await strip.click()
    await expect(
      page.getByText(/^Aguardando o mercado confirmar o Pix de R\$\s36,90\. Não pague de novo\.$/),
    ).toBeVisible()
    await expect(pay).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Acompanhar o Pix' }).click()
    await page.waitForURL(order)
    await page.getByText('Ver o código de novo').click()
    await page.getByRole('button', { name: 'Ainda não paguei' }).click()
    await expect(copy).toHaveClass(/btn-primary/)
    await Promise.all([context.waitForEvent('request', isChat), sayPaid.click()])
    await page.bringToFront()

    await shop.journal.createPaymentNote({ key, by, isUndo: false })
    await visit(page, '/pedidos')
    await expect(page.getByText(/^Pronto para sair/)).toBeVisible()
    await expect(page.getByText(/^Pix de R\$\s36,90 recebido, confirmado (às|à|ontem,) \d/)).toBeVisible()
    await expect(pay).toHaveCount(0)

    // That it is there is news until a page of it was seen.
    await shop.journal.createFulfillmentEvent({ key, by, from: 'ready', to: 'on-the-way' })
    await visit(page, '/')
    await expect(strip).toHaveText(/saiu para entrega\s*Saiu (às|à|ontem,) \d{1,2}h(\d\d)?$/)
    await shop.journal.createFulfillmentEvent({ key, by, from: 'on-the-way', to: 'delivered' })
    await visit(page, '/')
    await expect(strip).toHaveText(/entregue \d{1,2}h(\d\d)?\s*Confira se veio tudo certo$/)
    await strip.click()
    await expect(page.getByText(/^Entregue · \d{1,2}h(\d\d)?$/)).toBeVisible()
    await visit(page, '/')
    await expect(page.locator('#pedidos')).toBeEmpty()

    // Its own page leads to buying it again; and where no one has seen its Pix, it asks for no second one.
    await shop.journal.createPaymentNote({ key, by, isUndo: true })
    await page.goto(order)
    await expect(main.getByText('Pix de R$ 36,90 ainda não confirmado')).toBeVisible()
    await expect(main.getByText(/; o mercado ainda não confirmou\. Não pague de novo\.$/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Avisar de novo' })).toHaveClass(/btn-outline/)
    await expect(main.getByText('Pix copia e cola')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^Comprar de novo/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Café torrado e moído')
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
  })
})
