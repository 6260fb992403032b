import type { Browser, Page } from '@playwright/test'
import { plainPick } from '../../lib/domain/fulfillment'
import type { OrderKey } from '../../lib/domain/order'
import { signInOnPhone } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { type Bought, buyByPix, pixShop } from '../support/pix-shop'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

const phone = { width: 360, height: 740 }

test.describe('what comes in the place of a line', () => {
  let other: Bought
  const shop = runSpreadsheetShop({ name: 'replacement-answers', ...pixShop })
  test.use({ viewport: phone })

  const buy = (page: Page) => buyByPix(page, shop)
  const put = (key: OrderKey, replacement: string) =>
    shop.journal.savePick({
      ...{ ...plainPick, key, line: 0, by: 'ana', state: 'replaced', replacement, replacementAmount: 2568 },
    })
  const standing = async (key: OrderKey) => (await shop.journal.listPicks([key])).get(key)?.[0]
  const asked = (page: Page) => page.getByRole('region', { name: 'Trocas deste pedido' })
  const button = (page: Page, name: RegExp) => asked(page).getByRole('button', { name })
  const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

  const openDeskAt = (browser: Browser, code: string) =>
    signInOnPhone(browser, { view: `/painel/pedidos/${code}`, shop })

  test('R84 is answered by keyboard above the steps and the payment; the desk sees it, and asks anew with something else', async ({
    page,
    browser,
  }) => {
    test.slow()
    const { address, key, code, shown } = await buy(page)
    const desk = await openDeskAt(browser, code)
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
    await expectNoAxeViolationsInBothSchemes(desk)
    await question.getByRole('button', { name: 'Continuar separando' }).click()
    await page.goto(`${address}#${shown}-troca`)
    await expect(asked(page)).toBeFocused()
    await expect(asked(page)).toContainText(
      '1 troca espera a sua respostaResponda até o pedido sair. Se recusar, sai do pedido e você não paga. Sem resposta, a troca vem.',
    )
    await expect(asked(page)).toContainText('1 × Café da serra')
    await expect(page.getByText('Troca sugerida')).toBeVisible()
    await expect(page).toHaveTitle(/^● Responda à troca · Pedido /)
    const top = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? Number.NaN
    const [steps, questionTop, pix] = [
      await top(page.locator('.order-steps')),
      await top(asked(page)),
      await top(page.getByRole('heading', { name: 'Pix: espere o valor final' })),
    ]
    expect(questionTop).toBeLessThan(steps)
    expect(steps).toBeLessThan(pix)
    await expectNoAxeViolationsInBothSchemes(page)

    await page.keyboard.press('Tab')
    await expect(button(page, /^Aceitar: 1 × Café da serra$/)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(asked(page)).toContainText('Você recusou Sai do pedido, e você não paga.')
    await expect(asked(page)).toBeFocused()
    await expect(row).not.toContainText('Sem resposta')
    await expectNoAxeViolationsInBothSchemes(page)
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
    await expectNoAxeViolationsInBothSchemes(desk)
    await desk.setViewportSize(phone)
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
    await lookAgain(page)
    await expect(button(page, /^Recusar: 1 × Café do vale$/)).toBeVisible()
    await desk.context().close()

    // Wherever it is asked, it is the same; the home page leads there.
    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /1 troca para responder/ })
    await expect(strip).toHaveAttribute('href', `/pedidos#${shown}-troca`)
    await strip.click()
    await expect(asked(page)).toBeFocused()
    await button(page, /^Aceitar: 1 × Café do vale$/).click()
    await expect(asked(page)).toContainText('Você aceitou')
    await expect.poll(async () => (await standing(key))?.answer).toBe('accepted')
    await expectNoAxeViolationsInBothSchemes(page)
    other = { address, key, code, shown }
  })

  test('R84 without scripts its page says what it needs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
    const page = await context.newPage()
    await page.goto(`${other.address}#${other.shown}-troca`)
    // Selectors of text pass over what stands in `noscript`.
    const notice = page.locator('.message-order noscript p')
    await expect(notice).toHaveText('Ative o JavaScript do navegador para ver o pedido.')
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await context.close()
  })
})
