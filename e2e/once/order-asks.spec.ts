import type { Page } from '@playwright/test'
import { offerOf, plainPick } from '../../lib/domain/fulfillment'
import type { OrderKey } from '../../lib/domain/order'
import { runSpreadsheetShop } from '../support/own-shop'
import { buyByPix, pixShop } from '../support/pix-shop'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

test.describe('what an order asks of its shopper', () => {
  const shop = runSpreadsheetShop({ name: 'order-asks', ...pixShop })
  test.use({ viewport: { width: 360, height: 740 } })

  const replace = (key: OrderKey) =>
    shop.journal.savePick({
      ...{ ...plainPick, key, line: 0, by: 'ana', state: 'replaced' },
      ...{ replacement: 'Café da serra', replacementAmount: 2568 },
    })
  const asked = (page: Page) => page.getByRole('region', { name: 'Trocas deste pedido' })
  const top = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? Number.NaN

  test('R84 leads to the one of several orders that asks, whole in one line of the home page, and counts the others', async ({
    page,
  }) => {
    test.slow()
    const { key, shown } = await buyByPix(page, shop)
    const { shown: later } = await buyByPix(page, shop)
    await replace(key)
    await visit(page, '/pedidos')
    await expect(asked(page)).toBeVisible()
    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /e mais 1 pedido$/ })
    await expect(strip).toHaveText(
      `Pedido ${shown.slice(-4)} · em separação 1 troca para responder · 0 de 1e mais 1 pedido+1`,
    )
    await expect(strip).toHaveAttribute('data-asking')
    const widths = await strip
      .locator('.running-order-text > *')
      .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(widths).toEqual([0, 0])
    expect((await strip.boundingBox())?.height).toBe(44)
    await expectNoAxeViolationsInBothSchemes(page)
    await strip.click()
    await expect(page).toHaveURL(new RegExp(`/pedidos#${shown}-troca$`))
    await expect(asked(page)).toBeFocused()

    // Nearer than one that was placed later.
    await shop.journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by: 'ana' })
    await visit(page, '/pedidos')
    const receipt = page.locator(`[id="${shown}"]`)
    await expect(receipt).toContainText('Pronto para sair')
    expect(await top(receipt)).toBeLessThan(await top(page.locator(`[id="${later}"]`)))
  })

  test('R75 R84 has what is to be paid stand above what is answered, once the bag is closed, and says when each step was', async ({
    page,
  }) => {
    const { address, key, shown } = await buyByPix(page, shop)
    const pick = await replace(key)
    const offer = pick && offerOf(pick)
    if (!offer) throw new Error('nothing was replaced')
    await shop.journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by: 'ana' })
    const steps = page.locator('.order-steps')
    // A question may still change what it comes to.
    await page.goto(address)
    const wait = page.getByRole('heading', { name: 'Pix: espere o valor final' })
    await expect(wait).toBeVisible()
    expect(await top(asked(page))).toBeLessThan(await top(steps))
    expect(await top(steps)).toBeLessThan(await top(wait))
    // It is not asked for before that is answered.
    const mayChange = page.getByText('O valor ainda pode mudar; responda à troca antes de pagar.')
    await expect(mayChange).toBeVisible()
    await expect(page.getByText('Ver o código Pix')).toHaveCount(0)
    await visit(page, '/pedidos')
    const pay = page.getByRole('link', { name: /^Pagar R\$\s37,68 com Pix$/ })
    await expect(asked(page)).toBeVisible()
    await expect(pay).toHaveCount(0)
    await page.goto(address)
    await page.getByRole('button', { name: /^Aceitar/ }).click()
    await expect(asked(page)).toContainText('Você aceitou')
    await expect(page.getByText(/troca espera a sua resposta/)).toBeHidden()
    await expect(mayChange).toBeHidden()
    const pix = page.getByRole('heading', { name: 'Pague com Pix' })
    await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
    expect(await top(steps)).toBeLessThan(await top(pix))
    expect(await top(pix)).toBeLessThan(await top(asked(page)))
    await expect(asked(page)).toBeFocused()
    await expect(steps).toHaveText(
      /^Recebido\d{1,2}h(\d\d)?Separação\d{1,2}h(\d\d)?Pronto\d{1,2}h(\d\d)?A caminhoEntregue$/,
    )
    await expectNoAxeViolationsInBothSchemes(page)

    // Among other orders it is with the lines.
    await visit(page, `/pedidos#${shown}`)
    await expect(pay).toHaveClass(/btn-primary/)
    expect(await top(pay)).toBeLessThan(await top(asked(page)))
    await expectNoAxeViolationsInBothSchemes(page)
  })
})
