import type { Page } from '@playwright/test'
import { openDeskStore } from '../../lib/desk/server/store/open-desk-store'
import { windowKey } from '../../lib/domain/window-key'
import { digestOrderCode, keyOf, newOrderOf, sampleDelivery } from '../../lib/orders/testing/sample-orders'
import {
  chooseFromMenu,
  enterAs,
  orderRow,
  placeOrder,
  seedLineOf,
  signIn,
  signInOnPhone,
} from '../support/desk-shop'
import { expect, expectNoAxeViolations, test, useShop, withoutConnection } from '../support/test'

const script = '<script>window.stolen = true</script><img src=x onerror="window.stolen = true">'

const lines = [
  seedLineOf('leite-integral', '1 caixa de 1 L', 'Leite integral', { quantity: 3, quotedAmount: 549 }),
  seedLineOf('banana-prata', '1 kg', 'Banana-prata', {
    quantity: 1,
    quotedAmount: 549,
    note: 'bem madura, por favor',
  }),
  seedLineOf('maca-gala', '1 kg', 'Maçã gala', { quantity: 1, quotedAmount: 849 }),
  seedLineOf('tomate-italiano', '500 g', script, { quantity: 1, note: script, substitution: 'remove' }),
]
const viewOf = (number: number) => `/painel/pedidos/${digestOrderCode(keyOf(number))}`

const tick = (page: Page, name: string) => orderRow(page, name).getByRole('checkbox')
const progress = (page: Page) => page.locator('.order-bar').getByRole('status')
/** The checkbox lies under its row, which is what is tapped. */
const tap = (page: Page, name: string) => orderRow(page, name).locator('label').click()

test.describe('orders that are picked at the desk', () => {
  const shop = useShop({ users: ['ana', 'bia'] })

  test.beforeAll(async () => {
    for (const number of [1, 2, 3, 4]) {
      const delivery = { ...sampleDelivery, city: `Itajaí ${script}` }
      const shipping = { zone: null, fee: 1200, weightGrams: 5100 }
      await placeOrder(shop.journal, newOrderOf({ key: keyOf(number), lines, delivery, shipping }))
    }
  })
  test.use({ viewport: { width: 360, height: 740 } })

  test('S44 two people pick it on phones: each sees what the other ticks, one item is asked about and replaced', async ({
    page,
    browser,
  }) => {
    await signIn(page, viewOf(1), 'ana')
    const bia = await signInOnPhone(browser, { view: viewOf(1), user: 'bia', shop })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido [0-9A-F]{4}(-[0-9A-F]{4}){2}$/)
    await expect(page.getByRole('region').first()).toHaveAccessibleName('Frutas')
    await expect(orderRow(page, 'Leite integral')).toContainText('3×')
    await expect(orderRow(page, 'Banana-prata')).toContainText('Nota: bem madura, por favor')
    await expect(page.getByText(`Itajaí ${script}`)).toBeVisible()

    await tap(page, 'Banana-prata')
    await expect(progress(bia)).toContainText('1 de 4')
    await expect(orderRow(bia, 'Banana-prata')).toContainText('Separado por ana')
    await expect(bia.getByText('Separando', { exact: true })).toBeVisible()

    await chooseFromMenu(bia, 'Leite integral', 'Achei menos')
    await bia.getByRole('button', { name: 'Separar 2 de 3' }).click()
    await expect(orderRow(page, 'Leite integral')).toContainText('Só 2 de 3 por bia')

    // What is being typed here is not taken away by what others tick.
    await chooseFromMenu(page, 'Maçã gala', 'Pesar')
    await page.getByLabel('Peso na balança').fill('0,98')
    await chooseFromMenu(bia, script, 'Faltou')
    await expect(progress(page)).toContainText('3 de 4')
    await expect(page.getByRole('dialog').getByText('= 0,980 kg')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar peso' }).click()
    await expect(orderRow(bia, 'Maçã gala')).toContainText('Separado · 0,980 kg por ana')

    // The apple is bad after all: the shopper is asked what may go in its place.
    await chooseFromMenu(page, 'Maçã gala', 'Faltou')
    await orderRow(page, 'Maçã gala').getByRole('button', { name: 'Perguntar no WhatsApp' }).click()
    const ask = page.getByRole('dialog')
    await expect(ask.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await ask.getByRole('button', { name: 'Mostrar contato' }).click()
    const link = new URL((await ask.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/5547999991234')
    const text = (link.searchParams.get('text') ?? '').replaceAll('\u00a0', ' ')
    expect(text).toMatch(/^Olá! Sobre o pedido [0-9A-F-]{14}: acabou a maçã gala 1 kg\. Pode ser um destes/)
    expect(text.match(/^\d\) .+ \(R\$ \d+,\d\d\)$/gm)).toHaveLength(3)
    await ask.getByRole('button', { name: 'Fechar' }).click()
    const replace = await chooseFromMenu(page, 'Maçã gala', 'Trocar por…')
    await replace.getByText('Outro produto', { exact: true }).click()
    await replace.getByLabel('O que vai no lugar?').fill('Maçã verde')
    await replace.getByRole('button', { name: 'Trocar', exact: true }).click()
    await expect(orderRow(bia, 'Maçã gala')).toContainText(/Maçã verde.*Trocado por ana.*No lugar de/)

    await page.getByRole('button', { name: 'Separação pronta' }).click()
    await expect(page.getByRole('dialog', { name: 'Ainda falta resposta' })).toContainText('1 troca está sem')
    await page.getByRole('button', { name: 'Pronto assim mesmo' }).click()
    await expect(bia.getByRole('button', { name: 'Saiu para entrega' })).toBeVisible()
    await bia.getByRole('button', { name: 'Desfazer “Pronto”' }).click()
    await expect(page.getByRole('button', { name: 'Separação pronta' })).toBeVisible()
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    await bia.context().close()
  })

  test('R53 no tick is lost: without a connection, over a reload, and by an expired session', {
    tag: '@long',
  }, async ({ page, context, browser, expectedComplaints }) => {
    expectedComplaints.push(withoutConnection, /409/, /status of 401/)
    await signIn(page, viewOf(2), 'ana')
    await expect(tick(page, 'Banana-prata')).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText(/^Sem conexão\. O que você vê é de \d{1,2}h(\d\d)?\.$/)).toBeVisible()
    await tap(page, 'Banana-prata')
    await tap(page, 'Leite integral')
    await tap(page, 'Maçã gala')
    await expect(orderRow(page, 'Banana-prata')).toContainText('Separado Não enviado')
    await expect(progress(page)).toContainText('3 de 4')
    await expect(page.getByText(/^Sem conexão\. .+ 3 marcações guardadas, a enviar\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Separação pronta' }).click()
    await page.getByRole('button', { name: 'Pronto assim mesmo' }).click()
    await expect(page.getByText('3 marcações ainda não foram enviadas')).toBeVisible()

    // Another user ticks one of them meanwhile: that is a question.
    const bia = await signInOnPhone(browser, { view: viewOf(2), user: 'bia', shop })
    await chooseFromMenu(bia, 'Maçã gala', 'Faltou')
    await expect(progress(bia)).toContainText('1 de 4')

    const store = await openDeskStore({ databaseUrl: null, dataDirectory: shop.dataDirectory })
    await store.endSessions('ana')
    await store.close()
    await context.setOffline(false)
    const again = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await expect(again).toBeVisible()
    await page.reload()
    await enterAs(page, 'ana')
    await expect(orderRow(bia, 'Banana-prata')).toContainText('Separado por ana')
    await expect(orderRow(page, 'Leite integral')).toContainText('Separado por ana')
    const question = orderRow(page, 'Maçã gala').getByRole('alert')
    await expect(question).toContainText('bia marcou: Faltou. Aqui você marcou: Separado.')
    await question.getByRole('button', { name: 'Manter o meu' }).click()
    await expect(orderRow(bia, 'Maçã gala')).toContainText('Separado por ana')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk-unsent'))),
    ).toEqual([])
    await bia.context().close()
  })

  test('S50 a tap of ana is not bia’s, who has signed in in another tab since', {
    tag: '@long',
  }, async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/status of 401/)
    const other = await context.newPage()
    await other.goto(viewOf(4))
    await expect(other.getByLabel('Usuário')).toBeVisible()
    // Only the tap itself shows her tab that her session is over.
    await page.route(/\/api\/desk\/(changes|revision)$/, () => undefined)
    await signIn(page, viewOf(4), 'ana')
    await expect(tick(page, 'Banana-prata')).toBeEnabled()
    await enterAs(other, 'bia')
    await expect(tick(other, 'Banana-prata')).toBeEnabled()

    await tap(page, 'Banana-prata')
    const again = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await expect(again).toBeVisible()
    expect(await shop.journal.listPicks([keyOf(4)])).toEqual(new Map())
    // Under her own name again, what she tapped is hers.
    await enterAs(again)
    await expect(orderRow(page, 'Banana-prata')).toContainText('Separado')
    await expect(orderRow(page, 'Banana-prata')).not.toContainText('Não enviado')
  })

  test('a keyboard picks it, asks before it is ready with a line untouched, and takes a step back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, viewOf(3), 'ana')
    await expect(tick(page, 'Banana-prata')).toBeEnabled()
    await page.keyboard.press('j')
    await expect(tick(page, 'Banana-prata')).toBeFocused()
    await page.keyboard.press('x')
    await expect(orderRow(page, 'Banana-prata')).toContainText('Separado')
    await page.getByRole('button', { name: /^Opções de Maçã gala/ }).press('Enter')
    await page.getByRole('button', { name: 'Pesar', exact: true }).press('Enter')
    await page.getByLabel(/^Peso na balança/).fill('1,02')
    await page.keyboard.press('Enter')
    await expect(orderRow(page, 'Maçã gala')).toContainText('1,020 kg')
    await tick(page, 'Maçã gala').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('f')
    await expect(progress(page)).toContainText('3 de 4')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Ainda falta separar' })
    await expect(question).toContainText('1 item não foi marcado.')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(progress(page)).toContainText('4 de 4 itens conferidos · 1 similar a oferecer')
    await page.keyboard.press('Enter')
    const similar = page.getByRole('dialog', { name: 'Ainda falta oferecer similar' })
    await expect(similar).toContainText('1 item faltou, e o cliente pediu similar')
    await similar.getByRole('button', { name: 'Pronto assim mesmo' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Saiu para entrega' })).toBeVisible()
    await page.getByRole('button', { name: /^Desfazer “Pronto”/ }).press('Enter')
    await expect(page.getByRole('button', { name: 'Separação pronta' })).toBeVisible()
    await page.getByRole('button', { name: 'Mais opções do pedido' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
    const cancel = page.getByRole('dialog', { name: 'Cancelar este pedido?' })
    await cancel.getByRole('button', { name: 'Não cancelar' }).click()
    await expect(cancel).toBeHidden()
  })

  test('R53 one tap in the aisles ticks a product for all orders, and what is missing keeps its wish and has its like', async ({
    page,
    context,
    expectedComplaints,
  }) => {
    expectedComplaints.push(withoutConnection)
    const name = 'Uva niágara rosada'
    for (const number of [5, 6]) {
      const more = { variantTitle: null, quantity: number - 3, quotedAmount: 999, nominalGrams: 500 }
      const lines = [seedLineOf('uva-niagara', name, name, more)]
      await placeOrder(shop.journal, newOrderOf({ key: keyOf(number), lines }))
    }
    const readStates = async () => {
      const picks = await shop.journal.listPicks([keyOf(5), keyOf(6)])
      return [...picks.values()].flat().map(({ state, by }) => `${state} by ${by}`)
    }
    await signIn(page, '/painel/corredores', 'ana')
    const grapes = orderRow(page, name).first()
    await expect(grapes).toContainText('500 g')
    await expect(grapes).toContainText('0 de 5 conferidos')
    await context.setOffline(true)
    await grapes.locator('.aisle-target').click()
    await expect(grapes).toContainText('Conferido')
    await expect(grapes.getByText('não enviado')).toHaveCount(2)
    await context.setOffline(false)
    await expect.poll(readStates).toEqual(['picked by ana', 'picked by ana'])
    await expect(grapes.getByText('não enviado')).toHaveCount(0)
    await grapes.locator('.aisle-target').click()
    await grapes.getByRole('button', { name: `Faltou ${name}` }).click()
    await expect.poll(readStates).toEqual(['missing by ana', 'missing by ana'])

    await grapes
      .getByRole('link', { name: /O cliente pediu: trocar por similar.*Oferecer similar/ })
      .first()
      .click()
    await expect(orderRow(page, name)).toContainText('O cliente pediu: trocar por similar')
    // Grapes, and no other fruit.
    const offered = orderRow(page, name).getByRole('button', { name: /^Trocar por \p{L}/u })
    await expect(offered).toHaveCount(1)
    await offered.click()
    await expect(orderRow(page, name)).toContainText(
      /Uva verde sem semente.*Trocado por ana.*No lugar de \d× Uva niágara rosada/,
    )
  })

  test('R73 many windows of delivery are swiped through, and make no page wider than a phone', {
    tag: '@long',
  }, async ({ page }) => {
    for (const day of [3, 4, 5, 6, 7]) {
      const deliveryWindow = windowKey({ day: `2031-03-0${day}`, from: 14 * 60, to: 16 * 60 })
      const delivery = { ...sampleDelivery, deliveryWindow }
      await placeOrder(shop.journal, newOrderOf({ key: keyOf(10 + day), delivery }))
    }
    await signIn(page, '/painel/corredores', 'ana')
    const windows = page.getByRole('group', { name: 'Horário de entrega' })
    for (const view of ['/painel/corredores', '/painel']) {
      await page.goto(view)
      // Beside the lists they fold away on a phone.
      if (view === '/painel') await page.getByRole('button', { name: 'Buscar e filtrar' }).click()
      await expect(windows.getByRole('radio')).toHaveCount(6)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await expectNoAxeViolations(page)
  })
})
