import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { runAccountShop, signIn as signInAtShop } from '../support/accounts'
import { chooseFromMenu, openDesk, orderRow, signIn as signInAtDesk } from '../support/desk-shop'
import { portsOf } from '../support/ports'
import { readPdf } from '../support/read-pdf'
import { fillDelivery, firstSellableCard, leaveForPayment, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const phone = { width: 360, height: 740 }
const email = 'marina@exemplo.com'
const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-morning-'))

/** Buys two of one product and one of another, and pays; what they are called. */
async function buy(page: Page): Promise<readonly [string, string]> {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await card.getByRole('button', { name: `Adicionar mais um: ${title}` }).click()
  await visit(page, '/product/maca-gala')
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await openCart(page)
  await fillDelivery(page)
  await leaveForPayment(page)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page.getByRole('region', { name: 'Seu pedido' })).toBeVisible()
  return [title, 'Maçã gala']
}

test.describe('a morning in the market', () => {
  // Before the shop starts: until seconds later it may answer that it has no desk.
  test.beforeAll(async () => (await openDesk(dataDirectory, ['ana', 'bia'])).close())
  const shop = runAccountShop('desk-morning', { DATA_DIR: dataDirectory })
  test.use({
    baseURL: portsOf('desk-morning').shopUrl,
    viewport: phone,
  })
  test.afterAll(() => fs.rmSync(dataDirectory, { recursive: true, force: true }))

  test('an order arrives, two people pick it, one item is replaced, a label is printed, and its shopper sees it delivered', async ({
    page,
    browser,
  }) => {
    test.slow()
    const openPhone = async () => (await browser.newContext({ viewport: phone, baseURL: shop.url })).newPage()
    const [ana, bia] = [page, await openPhone()]
    await signInAtDesk(ana, '/painel', 'ana')
    await expect(ana.locator('a.desk-row')).toHaveCount(0)

    // A shopper with an account buys meanwhile.
    const marina = await openPhone()
    await shop.addPerson(email)
    await visit(marina, '/')
    await signInAtShop(marina, email)
    const [first, apple] = await buy(marina)
    const arrived = ana.locator('a.desk-row')
    await expect(arrived).toHaveCount(1)
    const address = (await arrived.getAttribute('href')) ?? ''
    await arrived.click()

    // Two people, one order.
    await signInAtDesk(bia, address, 'bia')
    await orderRow(ana, first).locator('label').click()
    await expect(orderRow(bia, first)).toContainText('Separado por ana')
    await chooseFromMenu(bia, apple, 'Faltou')
    await expect(orderRow(ana, apple)).toContainText('por bia')

    // What is missing is asked about, and replaced.
    await orderRow(ana, apple).getByRole('button', { name: 'Perguntar no WhatsApp' }).click()
    const ask = ana.getByRole('dialog')
    await ask.getByRole('button', { name: 'Mostrar contato' }).click()
    const link = new URL((await ask.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')) ?? '')
    expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/5547999123456')
    expect(link.searchParams.get('text')).toMatch(/^Olá! Sobre o pedido [0-9A-F-]{14}: acabou a maçã gala/)
    await ask.getByRole('button', { name: 'Fechar' }).click()
    await chooseFromMenu(ana, apple, 'Trocar por…')
    await ana.getByText('Outro produto', { exact: true }).click()
    await ana.getByLabel('O que vai no lugar?').fill('Maçã fuji')
    await ana.getByRole('dialog').getByRole('button', { name: 'Trocar', exact: true }).click()
    await expect(orderRow(bia, apple)).toContainText(/Maçã fuji.*Trocado por ana.*No lugar de/)

    // The label of the bag, on the roll.
    await bia.goto(`${address}/imprimir`)
    await bia.getByText('Rolo 80 mm').click()
    const [label, ...more] = readPdf(await bia.pdf({ preferCSSPageSize: true }))
    expect([label?.width, more]).toEqual([80, []])
    expect(label?.text).toMatch(/MaçãfujiNOLUGARDE:\d×/)

    // Its shopper sees every step.
    const steps = [
      ['Separação pronta', /Pronto/],
      ['Saiu para entrega', /Saiu para entrega · \d{1,2}h(\d\d)?/],
      ['Entregue', /Entregue/],
    ] as const
    await visit(marina, '/profile')
    for (const [step, seen] of steps) {
      await ana.getByRole('button', { name: step, exact: true }).click()
      // Marina has not answered.
      if (step === 'Separação pronta') await ana.getByRole('button', { name: 'Pronto assim mesmo' }).click()
      await expect(ana.getByRole('button', { name: /^Desfazer/ })).toBeVisible()
      await marina.reload()
      await expect(marina.getByText(seen).first()).toBeVisible()
    }
    // Over, it is folded on a phone.
    await marina
      .getByRole('article', { name: /^Pedido / })
      .locator('summary', { hasText: /^\d+ itens/ })
      .click()
    await expect(marina.getByText(/Maçã fuji/)).toBeVisible()
    await expect(ana.getByText('Entregue', { exact: true }).first()).toBeVisible()
    for (const other of [bia, marina]) await other.context().close()
  })
})
