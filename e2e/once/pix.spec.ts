import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Locator, Page, Request } from '@playwright/test'
import readCode from 'jsqr'
import sharp from 'sharp'
import { codeText } from '../../lib/copy/order'
import { plainPick } from '../../lib/domain/fulfillment'
import { type OrderKey, orderKeySchema } from '../../lib/domain/order'
import { moveTo } from '../../lib/orders/testing/sample-orders'
import { parsePixCode } from '../../lib/testing/parse-pix-code'
import { orderKeysKey } from '../../stores/checkout/storage-keys'
import { signIn, signInOnPhone } from '../support/desk-shop'
import { shiftToHour } from '../support/run-shop'
import { addProduct, goToMessageOrder, knowDelivery, reloadUntil, visit } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const table = [
  'tipo;cidade;frete;itens;endereço;dias;de;até',
  'entrega;Balneário Camboriú;12,00;1;;;;',
  'retirada;;;;Rua das Flores, 12;sáb;8h;13h',
].join('\n')

/** Reads this picture as the camera of a bank does; null: nothing is found. */
async function photograph(picture: Locator): Promise<string | null> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

const isChat = (request: Request) => /wa\.me/.test(request.url())

const asked = (page: Page) => page.getByRole('region', { name: /^Trocas do pedido / })
const button = (page: Page, name: RegExp) => asked(page).getByRole('button', { name })
const findTop = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

test.describe('a market that is paid by Pix or at the door', () => {
  const clock = shiftToHour(10)
  const shop = useShop({
    store: 'sheet',
    clock,
    users: ['ana'],
    files: { 'entregas.csv': table },
    environment: {
      PAYMENT_WAYS: 'pix, dinheiro',
      PIX_KEY: '11.222.333/0001-81',
      PIX_NAME: 'Empório São João',
      PIX_CITY: 'Itajaí',
    },
  })
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ context }) => context.clock.setSystemTime(Date.now() + clock))

  /** Sends what the cart sends. */
  async function orderCoffee(more: Record<string, unknown>) {
    const key = orderKeySchema.parse(randomUUID())
    const headers = { 'idempotency-key': key }
    const body = {
      ...{ kind: 'cart', items: [{ variantId: '201_500-g', quantity: 1, seenAmount: null }] },
      ...{ city: 'Balneário Camboriú', street: 'Rua das Flores', houseNumber: '12' },
      ...{ whatsapp: '(47) 99912-3456', substitution: 'similar' },
      ...{ cancelPath: '/', ...more },
    }
    return { key, ...(await openSocketBrowser(shop.url).send('/api/checkout', { body, headers })) }
  }

  /** Has this browser buy coffee to be paid by Pix, and the market begin with it; its message is sent. */
  async function buyByPix(page: Page, more: Record<string, unknown> = {}) {
    const { key, text } = await orderCoffee({ payment: 'pix', ...more })
    const { code, returnValues } = (await shop.journal.findOptional(key)) ?? {}
    const headers = { 'idempotency-key': key }
    const body = { value: returnValues?.arrival }
    await openSocketBrowser(shop.url).send('/api/checkout/arrival', { body, headers })
    await shop.journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })
    const shown = codeText(code ?? '')
    const placed = { code: shown, key, city: 'Balneário Camboriú', until: 0, isSent: false, paid: null }
    await page.addInitScript(
      ([keysName, placed]) => {
        const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}')
        const { keys = [] } = read(keysName) as { keys?: string[] }
        if (keys.includes(placed.key)) return
        localStorage.setItem(keysName, JSON.stringify({ version: 1, keys: [placed.key, ...keys] }))
        const { orders = [] } = read('e-commerce-placed-orders') as { orders?: object[] }
        const file = { version: 1, orders: [placed, ...orders] }
        localStorage.setItem('e-commerce-placed-orders', JSON.stringify(file))
      },
      [orderKeysKey, placed] as const,
    )
    const { url } = JSON.parse(text) as { url: string }
    return { key, code, shown, address: new URL(url).pathname }
  }

  const put = (key: OrderKey, replacement: string) =>
    shop.journal.savePick({
      ...{ ...plainPick, key, line: 0, by: 'ana', state: 'replaced', replacement, replacementAmount: 2568 },
    })

  test('R75 is paid by the code on the page of an order, which others read, and says so by its word alone, and other pages lead there once the amount is the last one', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await knowDelivery(page)
    const drawer = await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
    await drawer.getByText('Pix', { exact: true }).click()
    const order = await goToMessageOrder(page)
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
    await expect(page.getByText('Titular da conta Pix Emporio Sao Joao')).toBeVisible()
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
        /^Confirmado pelo mercado às 10h(\d\d)?\. Se o total mudar, vocês combinam a diferença\.$/,
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

    // While the bag is open the amount may change: it is asked for once that is closed.
    const copy = page.getByRole('button', { name: 'Copiar código Pix' })
    await expect(copy).toHaveClass(/border-input/)
    const key = (await shop.journal.list({ code: reference.toLowerCase() }))[0]?.key
    if (!key) throw new Error('no order was taken')
    await moveTo(shop.journal, key, 'ready')
    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /^Pedido [0-9A-F]{4} · / })
    await expect(strip).toHaveText(/Falta pagar R\$\s36,90 com Pix$/)
    await strip.click()
    const pay = page.getByRole('link', { name: 'Pagar R$ 36,90 com Pix' })
    await expect(pay).toHaveClass(/bg-primary/)
    // What stands above it lies half under the header.
    await expectNoAxeViolations(page, { within: 'main article' })
    await pay.click()
    await page.waitForURL(order)
    await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
    await expect(copy).toHaveClass(/bg-primary/)
    await expect(showCode).toBeHidden()

    // Who says to have paid is asked no more, here or elsewhere in this browser, and can take it back.
    // The same tap opens the chat, though its link gives way to what is awaited.
    const sayPaid = page.getByRole('link', { name: 'Avisar que já paguei' })
    const [chat] = await Promise.all([context.waitForEvent('request', isChat), sayPaid.click()])
    expect(new URL(chat.url()).searchParams.get('text')).toMatch(
      /^Olá! É sobre o pedido .+\. Paguei R\$\s36,90 por Pix\.$/,
    )
    await page.bringToFront()
    const awaited = page.getByRole('heading', {
      name: /^Aguardando o mercado confirmar o Pix de R\$\s36,90$/,
    })
    await expect(awaited).toBeFocused()
    await expect(page.getByText(/pague o Pix/i)).toHaveCount(0)
    await expect(picture).toBeHidden()
    await page.reload()
    await expect(awaited).toBeVisible()
    await visit(page, '/pedidos')
    await expect(page.getByText(/ o Pix de R\$\s36,90\. Não pague de novo\.$/)).toBeVisible()
    await expect(pay).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver o Pix' }).click()
    await page.waitForURL(order)
    await page.getByText('Ver o código de novo').click()
    await page.getByRole('button', { name: 'Ainda não paguei' }).click()
    await expect(copy).toHaveClass(/bg-primary/)

    await shop.journal.createPaymentNote({ key, by: 'ana', isUndo: false })
    await visit(page, '/pedidos')
    await expect(page.getByText(/^Pix de R\$\s36,90 recebido, confirmado às 10h/)).toBeVisible()
    await expect(pay).toHaveCount(0)
  })

  test('R84 the home page leads to the one of several orders that asks, whole in one line of the home page, and counts the others', {
    tag: '@long',
  }, async ({ page }) => {
    const { key, shown } = await buyByPix(page)
    const { shown: later } = await buyByPix(page)
    await put(key, 'Café da serra')
    await visit(page, '/pedidos')
    await expect(asked(page)).toBeVisible()
    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /e mais 1 pedido$/ })
    await expect(strip).toHaveText(
      `Pedido ${shown.slice(-4)} · em separação 1 troca para responder · 0 de 1e mais 1 pedido+1`,
    )
    await expect(strip).toHaveAttribute('data-asking')
    const widths = await strip
      .locator(':scope > span > *')
      .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(widths).toEqual([0, 0])
    expect((await strip.boundingBox())?.height).toBe(44)
    await strip.click()
    await expect(page).toHaveURL(new RegExp(`/pedidos#${shown}-troca$`))
    await expect(asked(page)).toBeFocused()

    // Nearer than one that was placed later.
    await shop.journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by: 'ana' })
    await visit(page, '/pedidos')
    const receipt = page.locator(`[id="${shown}"]`)
    await expect(receipt).toContainText('Pronto para sair')
    expect(await findTop(receipt)).toBeLessThan(await findTop(page.locator(`[id="${later}"]`)))
  })

  test('R75 a fee that was to be agreed is entered once at the desk, and then the page of the order, the list, the desk and paper know what is due', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const items = [{ variantId: '201_250-g', quantity: 2, seenAmount: null }]
    const { address, key, code } = await buyByPix(page, { items })
    const desk = await signInOnPhone(browser, { view: `/painel/pedidos/${code}`, shop })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Pix: falta combinar o frete' })).toBeVisible()
    const fee = desk.getByLabel('Frete combinado')
    await fee.fill('quinze')
    await fee.press('Enter')
    await expect(desk.getByText('Digite o frete como 12,90, ou 0 se for grátis.')).toBeVisible()
    await desk.setViewportSize({ width: 360, height: 2400 })
    await expectNoAxeViolations(desk)
    await fee.fill('16')
    await desk.getByRole('button', { name: 'Anotar frete' }).click()
    const entered = desk.getByText('Frete anotado por ana')
    await expect(entered).toBeFocused()
    await desk.getByRole('button', { name: 'Desfazer frete' }).click()
    await fee.fill('15,00')
    await fee.press('Enter')
    await expect(entered).toBeFocused()
    await page.reload()
    await page.getByText('Ver o código Pix').click()
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/540544\.80/)
    await shop.journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by: 'ana' })
    await visit(page, '/pedidos')
    await expect(page.getByRole('link', { name: /^Pagar R\$\s44,80 com Pix$/ })).toBeVisible()
    await desk.goto(`/painel/pedidos/${code}/imprimir`)
    await desk.getByText('Recibo', { exact: true }).click()
    await expect(desk.locator('.paper-sums')).toContainText(/EntregaR\$\s15,00.*R\$\s44,80/)
    await desk.context().close()
  })

  test('R84 a replacement is answered by keyboard; the desk sees it, and asks anew with something else', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const { address, key, code, shown } = await buyByPix(page)
    const desk = await signInOnPhone(browser, { view: `/painel/pedidos/${code}`, shop })
    await put(key, 'Café da serra')
    // Until it is answered the desk says so, at its line and before it is ready.
    const row = desk.getByRole('listitem').filter({ hasText: 'Café torrado' })
    await expect(row).toContainText('Sem resposta')
    await expect(desk.getByRole('status').filter({ hasText: '1 de 1' })).toContainText('1 sem resposta')
    await desk.getByRole('button', { name: 'Separação pronta' }).click()
    const question = desk.getByRole('dialog', { name: 'Ainda falta resposta' })
    await expect(question).toContainText(
      '1 troca está sem resposta do cliente: se nada vier até o pedido sair, ela vale.',
    )
    await expectNoAxeViolations(desk)
    await question.getByRole('button', { name: 'Continuar separando' }).click()
    await page.goto(`${address}#${shown}-troca`)
    await expect(asked(page)).toBeFocused()
    await expect(asked(page)).toContainText(
      '1 troca espera a sua respostaResponda até o pedido sair. Se recusar, sai do pedido e você não paga. Sem resposta, a troca vem.',
    )
    await expect(asked(page)).toContainText('1 × Café da serra')
    await expect(page.getByText('Troca sugerida')).toBeVisible()
    await expect(page).toHaveTitle(/^● Responda à troca · Pedido /)
    await expectNoAxeViolations(page)

    await page.keyboard.press('Tab')
    await expect(button(page, /^Aceitar: 1 × Café da serra$/)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(asked(page)).toContainText('Você recusou Sai do pedido, e você não paga.')
    await expect(asked(page)).toBeFocused()
    await expect(row).not.toContainText('Sem resposta')
    // Said once: at the question.
    await expect(page.getByText('Não vem', { exact: true })).toBeVisible()
    await expect(page.getByText(/troca recusada/i)).toHaveCount(0)
    await expect(row).toContainText('Cliente recusou')
    await expect(row).toContainText('agora R$ 0,00')
    await expect(row).toContainText(
      'Tire da sacola: Café da serra. Ofereça outro no lugar, ou marque que faltou.',
    )
    await expect(desk.getByText('0 de 1 item conferido')).toBeAttached()
    // As high as the order is: no button lies half under the bar.
    await desk.setViewportSize({ width: 360, height: 2400 })
    await expectNoAxeViolations(desk)
    await desk.setViewportSize({ width: 360, height: 740 })
    await desk.getByRole('button', { name: 'Separação pronta' }).click()
    await expect(desk.getByText('O cliente recusou 1 troca: tire da sacola.')).toBeVisible()
    await desk.getByRole('button', { name: 'Continuar separando' }).click()
    await desk.getByRole('link', { name: 'Pedidos', exact: true }).first().click()
    await expect(desk.getByText('Cliente recusou 1 troca')).toBeVisible()
    await desk.goBack()

    // Another one: it is open again, here and there.
    await put(key, 'Café do vale')
    await expect(row).toContainText(/Café do vale.*Trocado por ana.*No lugar de/)
    await expect(row).not.toContainText('Cliente')
    await expect(row).toContainText('Sem resposta')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(button(page, /^Recusar: 1 × Café do vale$/)).toBeVisible()
    await desk.context().close()

    await button(page, /^Aceitar: 1 × Café do vale$/).click()
    await expect(asked(page)).toContainText('Você aceitou')
    await expect
      .poll(async () => (await shop.journal.listPicks([key])).get(key)?.[0]?.answer)
      .toBe('accepted')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('R84 without scripts the page of an order says what it needs', { tag: '@long' }, async ({
      page,
    }) => {
      const { address, shown } = await buyByPix(page)
      await page.goto(`${address}#${shown}-troca`)
      // Selectors of text pass over what stands in `noscript`.
      const notice = page.locator('main noscript p')
      await expect(notice).toHaveText('Ative o JavaScript do navegador para ver o pedido.')
      await expect(notice).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    })
  })

  test('the desk shows which rows of a changed table are wrong, and the shop goes on by the last good one', {
    tag: '@long',
  }, async ({ page }) => {
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
})
