import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { openDeskStore } from '../../lib/desk/server/store/open-desk-store'
import { plainPick } from '../../lib/domain/fulfillment'
import type { OrderKey } from '../../lib/domain/order'
import type { PushMessage } from '../../lib/domain/push'
import { keyOf, newOrderOf } from '../../lib/orders/testing/sample-orders'
import { createPushKey } from '../../lib/server/push/push-key'
import { openPushBrowser } from '../../lib/testing/push-service/push-browser'
import { servePushService } from '../../lib/testing/push-service/serve-push-service'
import { chromiumPath } from '../../scripts/tools/servers'
import { placeOrder, signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { deliver, shownIn, standInForPushService, tap, tapBesideWindows } from '../support/pushed-page'
import { addProduct, fillDelivery, goToMessageOrder, visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'))
const browser = openPushBrowser()

// The shell without windows that other specs use shows no notification.
test.use({
  launchOptions: chromiumPath
    ? { executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] }
    : { channel: 'chromium' },
})

test.describe('notifications on this device', () => {
  test.describe.configure({ timeout: 180_000 })
  let service: Awaited<ReturnType<typeof servePushService>>
  test.beforeAll(async () => {
    service = await servePushService(folder)
  })
  const shop = runSpreadsheetShop({
    name: 'push',
    users: ['ana'],
    files: { 'entregas.csv': 'tipo;cidade;frete\nentrega;Balneário Camboriú;12,00' },
    environment: () => ({
      OFFLINE_COPIES: 'off',
      PUSH_KEY: createPushKey(),
      PUSH_HOSTS: service.host,
      NODE_EXTRA_CA_CERTS: service.certificate,
    }),
  })
  test.afterAll(() => {
    service?.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  test.use({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    viewport: { width: 360, height: 740 },
  })

  async function nextMessage(): Promise<PushMessage> {
    await expect.poll(() => service.received.length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(service.wrong).toEqual([])
    const [received] = service.received.splice(0, 1)
    return JSON.parse(browser.decrypt(received?.body ?? Buffer.alloc(0))) as PushMessage
  }

  /** Orders by message, as a shopper does; its page, and its key. */
  async function orderByMessage(page: Page, context: BrowserContext) {
    await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
    await fillDelivery(page)
    const address = await goToMessageOrder(page)
    await context.route(/wa\.me/, (route) => route.abort())
    await page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
    await page.waitForURL(/\/success/)
    const [order] = await shop.journal.list({ limit: 1 })
    return { address, key: order?.key as OrderKey, code: order?.code ?? '' }
  }

  const move = (key: OrderKey, from: string, to: string) =>
    shop.journal.createFulfillmentEvent({ key, from, to, by: 'ana' } as never)

  test('R79 R80 S69 a shopper turns them on at the order, is notified of it, is led there, and turns them off', async ({
    page,
    context,
  }) => {
    await standInForPushService(page, browser.targetAt(service.endpoint('shopper')), 'granted')
    const { address, key, code } = await orderByMessage(page, context)
    await page.goto(address)
    const offer = page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' })
    await expectNoAxeViolationsInBothSchemes(page)
    await offer.click()
    await expect(page.getByText('Avisos ligados neste aparelho')).toBeVisible()
    // With copies off a page removes the worker of copies, and leaves this one.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Desligar avisos' })).toBeVisible()
    await visit(page, '/pedidos')
    await expect(page.getByRole('button', { name: 'Desligar avisos' })).toBeVisible()

    await move(key, 'waiting', 'picking')
    await move(key, 'picking', 'ready')
    const ready = await nextMessage()
    const shown = code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
    const end = shown.slice(-4)
    expect(ready).toEqual({
      title: 'Pronto para sair',
      body: `Pedido ${end}`,
      tag: shown,
      path: `/pedidos#${shown}`,
    })
    await deliver(page, '/pedidos/avisos/', ready)
    const { title, body, tag } = ready
    await expect.poll(() => shownIn(page, '/pedidos/avisos/')).toEqual([{ title, body, tag }])
    // A later one takes its place.
    // The market says about when it arrives, with a tap.
    const desk = await context.newPage()
    await signIn(desk, `/painel/pedidos/${code}`, 'ana')
    await desk.getByRole('button', { name: 'Saiu para entrega' }).click()
    await desk.getByRole('button', { name: 'Sair assim mesmo' }).click()
    const leaving = desk.getByRole('dialog', { name: 'Quando chega?' })
    await expectNoAxeViolationsInBothSchemes(desk)
    await leaving.getByRole('button', { name: '~30 min' }).click()
    const arrival = /^Chega (amanhã, )?por volta das? \d{1,2}h(\d\d)?$/
    await expect(desk.getByText(arrival)).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(desk)
    await desk.close()
    const away = await nextMessage()
    const said = await page.getByText(arrival).textContent({ timeout: 30_000 })
    expect(away.body).toBe(`Pedido ${end} · c${said?.slice(1)}`)
    await expect(page).toHaveTitle(new RegExp(`^✓ Saiu para entrega · Pedido ${end} \\| `))
    await deliver(page, '/pedidos/avisos/', away)
    await expect
      .poll(() => shownIn(page, '/pedidos/avisos/'))
      .toEqual([{ title: 'Saiu para entrega', body: away.body, tag }])
    const worker = context.serviceWorkers().find((one) => one.url().endsWith('/avisos.js'))
    if (!worker) throw new Error('there is no worker')
    // It was turned on at the order by message: there it leads.
    expect(await tap(worker)).toBe(address)

    await page.getByRole('button', { name: 'Desligar avisos' }).click()
    await expect(page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' })).toBeVisible()
    expect(await shop.journal.listSubscriptions()).toEqual([])
  })

  test('R80 R84 a tap leads to what an order asks, in a new window and in the one that shows it', async ({
    page,
    context,
  }) => {
    await standInForPushService(page, browser.targetAt(service.endpoint('asked')), 'granted')
    const { address, key, code } = await orderByMessage(page, context)
    const shown = code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
    await page.goto(address)
    await page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' }).click()
    await expect(page.getByText('Avisos ligados neste aparelho')).toBeVisible()
    await move(key, 'waiting', 'picking')
    const put = (replacement: string) =>
      shop.journal.savePick({ ...plainPick, key, line: 0, by: 'ana', state: 'replaced', replacement })
    await put('Café da serra')
    const message = await nextMessage()
    expect(message).toEqual({
      title: '1 item foi trocado',
      body: `Pedido ${shown.slice(-4)} · responda até o pedido sair`,
      tag: shown,
      path: `/pedidos#${shown}-troca`,
    })
    await deliver(page, '/pedidos/avisos/', message)
    await expect.poll(() => shownIn(page, '/pedidos/avisos/')).toMatchObject([{ tag: shown }])
    const worker = context.serviceWorkers().find((one) => one.url().endsWith('/avisos.js'))
    if (!worker) throw new Error('there is no worker')
    await tapBesideWindows(worker)
    await expect(page.getByRole('region', { name: 'Trocas deste pedido' })).toBeFocused()
    // Refused, another one is news again.
    await page.getByRole('button', { name: /^Recusar/ }).click()
    await expect.poll(async () => (await shop.journal.listPicks([key])).get(key)?.[0]?.answer).toBe('refused')
    await expect.poll(async () => (await shop.journal.listSubscriptions())[0]?.shown).toBe('picking 0')
    await put('Café do vale')
    const again = await nextMessage()
    expect(again.title).toBe('1 item foi trocado')
    await deliver(page, '/pedidos/avisos/', again)
    await expect.poll(() => shownIn(page, '/pedidos/avisos/')).toMatchObject([{ tag: shown }])
    expect(await tap(worker)).toBe(`${address}#${shown}-troca`)
    await page.getByRole('button', { name: 'Desligar avisos' }).click()
    await expect(page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' })).toBeVisible()
  })

  test('R80 a shopper who lets the browser show nothing reads why, and nothing is kept', async ({
    page,
    context,
  }) => {
    await standInForPushService(page, browser.targetAt(service.endpoint('denied')), 'denied')
    const { address } = await orderByMessage(page, context)
    await page.goto(address)
    await page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' }).click()
    await expect(page.getByText(/^O navegador bloqueou os avisos desta loja\./)).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(page)
    expect(await shop.journal.listSubscriptions()).toEqual([])
  })

  test('R80 where a browser cannot be notified, nothing is offered', async ({ page, context }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    const { address } = await orderByMessage(page, context)
    const answered = page.waitForResponse('**/api/orders/message')
    await page.goto(address)
    expect(await (await answered).text()).toMatch(/"pushKey":"B/)
    await expect(page.getByRole('heading', { name: 'Falta confirmar o envio' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Avisar neste aparelho quando mudar' })).toHaveCount(0)
  })

  test('R79 R80 S69 the desk turns them on for a device, which is notified of a new order until it signs out', async ({
    page,
    context,
  }) => {
    await standInForPushService(page, browser.targetAt(service.endpoint('desk')), 'granted')
    await signIn(page, '/painel', 'ana')
    await page.getByRole('button', { name: 'Conta de ana' }).click()
    const choice = page.getByRole('group', { name: 'Avisar pedido novo neste aparelho' })
    await choice.getByText('Ligado', { exact: true }).click()
    await expect(choice.getByRole('radio', { name: 'Ligado', exact: true })).toBeChecked()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('painel-avisos'))).toBe('on')
    const answered = page.waitForResponse('**/api/desk/push')
    await page.reload()
    expect((await answered).ok()).toBe(true)

    await placeOrder(shop.journal, newOrderOf({ key: keyOf(77) }))
    const code = (await shop.journal.findOptional(keyOf(77)))?.code ?? ''
    const message = await nextMessage()
    expect(message).toEqual({
      title: 'Pedido novo',
      body: code.slice(-4).toUpperCase(),
      tag: '/painel',
      path: `/painel/pedidos/${code}`,
    })
    await deliver(page, '/painel/avisos/', message)
    await expect.poll(() => shownIn(page, '/painel/avisos/')).toMatchObject([{ title: 'Pedido novo' }])
    const worker = context.serviceWorkers().find((one) => one.url().endsWith('/avisos.js'))
    if (!worker) throw new Error('there is no worker')
    expect(await tap(worker)).toBe(`${shop.url}/painel/pedidos/${code}`)

    await page.getByRole('button', { name: 'Conta de ana' }).click()
    await page.getByRole('button', { name: 'Sair do painel' }).click()
    await expect(page.getByLabel('Usuário')).toBeVisible()
    const store = await openDeskStore({ databaseUrl: null, dataDirectory: shop.dataDirectory })
    expect(await store.listSubscriptions()).toEqual([])
    await store.close()
  })
})
