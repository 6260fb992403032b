import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../lib/orders/testing/sample-orders'
import { enterAs, signIn } from '../support/desk-shop'
import { expect, expectNoAxeViolations, test, useShop, withoutConnection } from '../support/test'

const shop = useShop({
  users: ['ana'],
  environment: { SERVED_CITIES: 'Balneário Camboriú, Itajaí' },
})
/** What people call the order that waits longest. */
let oldest: string

type Taken = { readonly title?: string; readonly city?: string; readonly to?: 'arrived' | 'unknown' }

/** An order as a shopper of another process leaves it. */
async function take(number: number, { title = 'Banana Prata', city = 'Itajaí', to = 'arrived' }: Taken = {}) {
  const order = newOrderOf({
    key: keyOf(number),
    lines: [orderLineOf({ title }), orderLineOf()],
    delivery: { ...sampleDelivery, city },
    shipping: { zone: city, fee: 1200, weightGrams: null },
  })
  await shop.journal.create(order, { from: ['recorded'], to })
}

const message = `[10:32, 24/11/2026] Zulmira: 2 leite integral
[10:32, 24/11/2026] Zulmira: 1kg de banana bem madura
arroz 5kg
bolinho de unicórnio`

const rows = (page: Page) => page.locator('a.desk-row')

/** Through all that stands before the route: neither compressed nor held back by anybody. */
async function expectPlainStream(page: Page): Promise<void> {
  const cookies = await page.context().cookies(`${shop.url}/api/desk`)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ending = new AbortController()
  const { headers, body } = await fetch(`${shop.url}/api/desk/changes`, {
    headers: { cookie, 'accept-encoding': 'gzip, br' },
    signal: ending.signal,
  })
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toBe('private, no-store, no-transform')
  let text = ''
  const reading = (async () => {
    for await (const chunk of body ?? []) text += new TextDecoder().decode(chunk)
  })().catch(() => undefined)
  const received = () => text.match(/^data: \{"revision":/gm)?.length ?? 0
  await expect.poll(received).toBe(1)
  await take(38)
  await expect.poll(received).toBe(2)
  ending.abort()
  await reading
}

test.use({ expectedComplaints: [/status of 401|net::ERR_FAILED/] })
test.beforeAll(async () => {
  for (let number = 1; number <= 34; number += 1) await take(number)
  oldest = (await shop.journal.findOptional(keyOf(1)))?.code ?? ''
  await take(35, { to: 'unknown' })
})

test('R51 a phone signs in, sees what needs a person first, and orders as they come', async ({ page }) => {
  await page.goto('/painel')
  await expect(page.getByLabel('Usuário')).toBeFocused()
  await enterAs(page, 'ana', 'não é esta')
  await expect(page.getByRole('alert').filter({ hasText: 'senha' })).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
  await enterAs(page, 'ana')

  await expect(rows(page).first()).toContainText('Ninguém sabe se o pagamento abriu: confira na loja')
  // Below it what waits longest; the number is the same wherever it stands.
  await expect(rows(page)).toHaveCount(31)
  await expect(rows(page).nth(1)).toContainText(codeText(oldest))
  await expect(page).toHaveTitle(/^\(35\) Pedidos · Painel/)
  for (const name of [/^Para separar ?35$/, /^Pedidos ?35 para separar$/])
    await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // What is begun moves up above what no one has begun, once no pointer is in the list.
  await page.mouse.move(1, 1)
  await shop.journal.createFulfillmentEvent({ key: keyOf(34), from: 'waiting', to: 'picking', by: 'bia' })
  await expect(rows(page).nth(1)).toContainText('Separando')
  await expect(page).toHaveTitle(/^\(35\) /)

  await page.getByRole('button', { name: 'Mais pedidos' }).click()
  await expect(rows(page)).toHaveCount(35)

  // Scrolled, so that nothing may move: it waits to be asked for.
  await page.getByRole('link', { name: 'Todos' }).click()
  await expect(rows(page)).toHaveCount(30)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await take(36, { title: 'Goiabada Cascão', city: 'Balneário Camboriú' })
  await page.getByRole('button', { name: '1 pedido novo' }).click()
  await expect(rows(page).first()).toContainText('Balneário Camboriú')
  await expect(page).toHaveTitle(/^\(36\) /)
  await page.locator('.desk-tab', { hasText: 'Para separar' }).click()

  const search = page.getByLabel('Buscar pedido')
  await expect(search).toBeHidden()
  await expect(page.getByLabel('Cidade')).toBeHidden()
  // One tap, and it can be typed.
  await page.getByRole('button', { name: 'Buscar e filtrar' }).click()
  await expect(search).toBeFocused()
  await search.fill('goiabada')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=goiabada/)
  await search.fill('nada disso')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByLabel('Cidade').selectOption('Balneário Camboriú')
  await expect(rows(page)).toHaveCount(1)
  await expectPlainStream(page)
  // Where no stream gets through, it asks.
  await page.route('**/api/desk/changes', (route) => route.abort())
  await page.reload()
  await expect(page.getByLabel('Cidade')).toHaveValue('Balneário Camboriú')
  await expect(rows(page)).toHaveCount(1)
  await take(37, { city: 'Balneário Camboriú' })
  await expect(rows(page)).toHaveCount(2)

  // An order leads back to the list that it was opened from.
  await rows(page).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Pedidos' }).click()
  await expect(page).toHaveURL(/\/painel\/?\?city=Balne/)
  await expect(rows(page)).toHaveCount(2)
})

test.describe('at a desk with a keyboard, at night', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })

  test('keys lead through the list, and a session that ends loses nothing', async ({ page, context }) => {
    await signIn(page, '/painel?city=Itaja%C3%AD', 'ana')
    await expect(rows(page)).toHaveCount(31)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows(page).nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(rows(page).nth(0)).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Buscar pedido')).toBeFocused()
    await page.keyboard.type('banana')
    await expect(page).toHaveURL(/q=banana/)

    await context.clearCookies()
    await page.getByRole('link', { name: 'Todos' }).click()
    const ended = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await expect(ended).toBeVisible()
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
    await expect(ended).toBeVisible()
    await expectNoAxeViolations(page, { within: 'dialog' })
    await enterAs(ended)
    await expect(ended).toBeHidden()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).toHaveURL(/view=all/)
    await expect(page.getByLabel('Buscar pedido')).toHaveValue('banana')

    await page.getByRole('button', { name: 'Conta de ana' }).click()
    await page.getByRole('button', { name: 'Sair do painel' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  })
})

test.describe('a message of a customer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('S65 a message becomes a cart that its shopper opens, exchanges and keeps', async ({
    page,
    browser,
  }) => {
    await signIn(page, '/painel', 'ana')
    await page.getByRole('link', { name: 'Montar carrinho de uma mensagem' }).click()
    await page.getByLabel('Mensagem do cliente').fill(message)
    await page.getByRole('button', { name: 'Procurar produtos' }).click()
    await expect(page.getByText('3 de 4 linhas achadas.')).toBeVisible()
    await expectNoAxeViolations(page)

    const row = (written: string) => page.getByRole('listitem').filter({ hasText: written })
    await expect(row('1kg de banana')).toContainText('Recado: “bem madura”')
    await row('2 leite').getByRole('button', { name: 'Aumentar quantidade' }).click()
    await page.getByLabel('Produto para “arroz 5kg”').selectOption({ index: 1 })
    const rice = await page.getByLabel('Produto para “arroz 5kg”').locator('option:checked').textContent()
    const answer = page.getByRole('region', { name: 'Resposta para o cliente' })
    await expect(answer).toContainText('Trocamos:')
    await expect(answer).toContainText('• bolinho de unicórnio')

    await answer.getByRole('button', { name: 'Copiar resposta' }).click()
    await expect(page.getByText('Resposta copiada.').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const textOf = async () => {
      const href = await answer.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
      const { pathname, searchParams } = new URL(href ?? '')
      return [pathname, searchParams.get('text')]
    }
    expect(await textOf()).toEqual(['/', copied])
    await answer.getByLabel('WhatsApp do cliente (opcional)').fill('(47) 99999-1234')
    expect(await textOf()).toEqual(['/5547999991234', copied])

    const [link = ''] = /http\S+/.exec(copied) ?? []
    const other = await browser.newContext({ baseURL: shop.url })
    const shopper = await other.newPage()
    await shopper.goto(link)
    await expect(
      shopper.getByRole('heading', { level: 1, name: /^Lista compartilhada: \d+ itens$/ }),
    ).toBeVisible()
    await expect(shopper.getByRole('main')).toContainText('Leite integral')
    await shopper.getByRole('button', { name: 'Juntar ao meu carrinho' }).click()
    const lines = shopper.getByRole('dialog', { name: 'Carrinho' }).getByRole('listitem')
    await expect(lines.filter({ hasText: (rice ?? '').split(' · ')[0] ?? '' }).first()).toBeVisible()
    await other.close()

    const files = fs.readdirSync(shop.dataDirectory, { recursive: true, withFileTypes: true })
    const kept = files
      .filter((file) => file.isFile())
      .map((file) => fs.readFileSync(path.join(file.parentPath, file.name), 'utf8'))
    expect(kept.join()).not.toMatch(/Zulmira|unicórnio/)
  })

  test('S65 without a connection the message stays in its field, and nothing is lost', {
    tag: '@long',
  }, async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(withoutConnection)
    await signIn(page, '/painel/lista', 'ana')
    await page.getByLabel('Mensagem do cliente').fill(message)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Procurar produtos' }).click()
    await expect(page.getByRole('alert')).toContainText('Sem conexão com a loja')
    await expect(page.getByLabel('Mensagem do cliente')).toHaveValue(message)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Procurar produtos' }).click()
    await expect(page.getByRole('heading', { name: 'Resposta para o cliente' })).toBeVisible()
  })
})
