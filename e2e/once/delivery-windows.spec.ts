import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { windowText, windowTextOn } from '../../lib/copy/delivery-window'
import { arrivalText } from '../../lib/copy/order-arrival'
import { marketTime } from '../../lib/domain/market-time'
import { type RunningPostgres, startPostgres } from '../../lib/server/database/testing/start-postgres'
import { hashPassword } from '../../lib/server/password-hash'
import { type RunningServer, startShop } from '../../scripts/tools/servers'
import { deskPassword, signIn } from '../support/desk-shop'
import { portsOf } from '../support/ports'
import { readPdf } from '../support/read-pdf'
import { finish, hostedCheckout, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const origins = [portsOf('windows'), portsOf('windows-second')] as const

/** One order fits into each window; none closes but in the small hours. */
const table = ['tipo;dias;de;até;lugares', 'janela;todos;3h;4h;1', 'janela;todos;4h;5h30;1'].join('\n')

// Two processes of the shop, one database.
test.describe('a shop that delivers in windows, on two replicas', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-windows-'))
  let postgres: RunningPostgres
  let replicas: readonly RunningServer[] = []
  /** The names of the windows that were sold, the one that filled up first. */
  const sold: string[] = []

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const file = path.join(folder, 'entregas.csv')
    fs.writeFileSync(file, table)
    const environment = {
      DATABASE_URL: await postgres.createDatabase(),
      DESK_PASSWORD_HASH: await hashPassword(deskPassword),
      DELIVERY_FILE: file,
    }
    replicas = await Promise.all(
      origins.map(({ shop: port }) =>
        startShop({ port, environment: { ...environment, DATA_DIR: path.join(folder, String(port)) } }),
      ),
    )
  })
  test.afterAll(async () => {
    await Promise.allSettled(replicas.map((replica) => replica.stop()))
    await postgres?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  test.use({
    baseURL: origins[0].shopUrl,
    viewport: { width: 360, height: 740 },
    // A window that is full is refused.
    expectedComplaints: [/409/],
  })

  const firstWindow = (page: Page) =>
    page.getByRole('dialog', { name: 'Carrinho' }).locator('.chip input').first()

  /** Chooses the next window that is offered; its name. */
  async function chooseFirst(page: Page): Promise<string> {
    const name = await firstWindow(page).inputValue()
    await page
      .locator('.chip')
      .filter({ has: page.locator(`[value="${name}"]`) })
      .click()
    await expect(firstWindow(page)).toBeChecked()
    return name
  }

  async function pay(page: Page): Promise<void> {
    await page.waitForURL(hostedCheckout)
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  }

  test('R73 R74 a window that fills up between two shoppers is sold to one; one tap takes the next', async ({
    page,
    browser,
  }) => {
    test.slow()
    await visit(page, '/')
    await expect(page.locator('.delivery-line a')).toHaveAttribute(
      'data-known',
      /^(Hoje|Amanhã), (3h–4h|4h–5h30) · Entrega em Balneário Camboriú/,
    )
    const context = await browser.newContext({ baseURL: origins[1].shopUrl })
    const other = await context.newPage()
    for (const shopper of [page, other]) {
      await readyToBuy(shopper)
      await expect(finish(shopper)).toBeDisabled()
      await shopper.getByRole('button', { name: 'Escolha o horário' }).click()
      await expect(firstWindow(shopper)).toBeFocused()
    }
    const wanted = await chooseFirst(page)
    expect(await chooseFirst(other)).toBe(wanted)
    await expectNoAxeViolations(page)

    await finish(page).click()
    await page.waitForURL(hostedCheckout)
    await finish(other).click()
    await expect(other.getByRole('alert')).toHaveText('Esse horário acabou de lotar. Escolha outro.')
    await expect(finish(other)).toBeDisabled()
    const next = await chooseFirst(other)
    expect(next).not.toBe(wanted)
    await finish(other).click()
    sold.push(wanted, next)
    for (const [shopper, name] of [
      [page, wanted],
      [other, next],
    ] as const) {
      await pay(shopper)
      const when = arrivalText({ fulfillment: 'waiting', pickup: null, window: name }, Date.now())
      expect(when).toMatch(/^Chega (hoje|amanhã), /)
      await expect(shopper.getByText(when ?? '')).toBeVisible()
    }
    await context.close()
  })

  test('R73 the desk picks by window, and prints which', async ({ page }) => {
    const [first = '', next = ''] = sold
    await signIn(page, `${origins[1].shopUrl}/painel`, 'mercado')
    const groups = page.locator('.desk-window-title')
    await expect(groups).toHaveText([/1 de 1 lugar ocupado$/, /1 de 1 lugar ocupado$/])
    await page.getByRole('button', { name: 'Buscar e filtrar' }).click()
    const tabs = page.getByRole('group', { name: 'Horário de entrega' })
    await expect(tabs.getByRole('radio')).toHaveCount(3)
    await expectNoAxeViolations(page)
    const choose = (place: number) => tabs.locator('.chip').nth(place).click()
    await choose(2)
    await expect(page.locator('a.desk-row')).toHaveCount(1)
    await expect(groups).toHaveText(`${windowTextOn(next, marketTime(Date.now()).day)}1 de 1 lugar ocupado`)
    await choose(1)
    await expect(groups).toHaveText(`${windowTextOn(first, marketTime(Date.now()).day)}1 de 1 lugar ocupado`)
    await page.locator('a.desk-row').click()
    await expect(page.getByText(windowTextOn(first, marketTime(Date.now()).day))).toBeVisible()
    await page.getByRole('link', { name: 'Imprimir' }).click()
    await expect(page.getByRole('article', { name: 'Como sai no papel' })).toContainText(windowText(first))
    const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheet?.text.replace(/\s/g, '')).toContain(`Horário: ${windowText(first)}`.replace(/\s/g, ''))

    await page.goto(`${origins[1].shopUrl}/painel/corredores`)
    await expect(page.getByText('2 pedidos ·')).toBeVisible()
    await choose(1)
    await expect(page.getByText('1 pedido ·')).toBeVisible()
  })
})
