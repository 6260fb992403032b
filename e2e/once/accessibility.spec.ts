import { tabTo } from '../support/keyboard'
import { pricesUnderButtons } from '../support/reading'
import { firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

const routes = {
  products: [
    '/',
    '/store',
    '/busca/banana',
    '/busca/zzzz',
    '/categoria/frutas/em-oferta',
    '/categorias',
    '/product/nao-existe',
  ],
  other: [
    '/success',
    '/become-seller',
    '/profile',
    '/pedidos',
    '/privacidade',
    '/termos',
    '/trocas-e-devolucoes',
    // A list of which nothing is in the store; the spec of sharing opens a full one.
    '/lista/00000000000000000000000000.3',
    '/lista',
    '/nao-existe',
  ],
}

for (const width of [320, 1280]) {
  test.describe(`${width} px, light and dark`, () => {
    // Without motion, so that no card is half transparent while its contrast is measured.
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
      // What does not exist, and accounts that are not set up.
      expectedComplaints: [/status of (404|501)/],
    })

    for (const [kind, paths] of Object.entries(routes)) {
      test.describe(kind, () => {
        test('R15 S1 no route complains in the browser, breaks an accessibility rule or scrolls sideways', async ({
          page,
        }) => {
          for (const path of paths) {
            await visit(page, path)
            await expectNoAxeViolationsInBothSchemes(page)
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            )
            expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
          }
        })
      })
    }

    test('neither does a product page', async ({ page }) => {
      await visit(page, '/store')
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.waitForURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolationsInBothSchemes(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

    test('neither do suggestions and the filter sheet, which give the focus back', async ({ page }) => {
      await visit(page, '/categoria/frutas/em-oferta')
      const field = page.getByRole('combobox', { name: 'Buscar' })
      await field.fill('banana')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expectNoAxeViolationsInBothSchemes(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(field).toBeFocused()
      const button = page.getByRole('button', { name: 'Filtrar (1)' })
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('navigation', { name: 'Filtrar' })
      await tabTo(page, sheet.getByRole('checkbox', { name: /^Em estoque/ }))
      await expectNoAxeViolationsInBothSchemes(page, { within: '#filtros' })
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('neither do the open drawers and a toast over them, which is announced and within reach', async ({
      page,
    }) => {
      const toast = page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')
      // It stays while it has the focus, however long axe takes. A trial finds what would lie over the button.
      const reachToast = async (text: string | RegExp) => {
        await expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0)
        await expect(toast).toContainText(text)
        await toast.getByRole('button', { name: 'Dispensar aviso' }).click({ trial: true })
        await page.keyboard.press('F8')
        await tabTo(page, toast.getByRole('button', { name: 'Dispensar aviso' }))
        await expectNoAxeViolationsInBothSchemes(page)
      }
      await visit(page, '/store')
      const { card, title } = await firstSellableCard(page)
      await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
      await expect(page.getByText('Adicionado ao Carrinho! 🛒', { exact: true })).toBeVisible()
      // A heart half under the bar is too small for axe, though the page scrolls.
      await expectNoAxeViolationsInBothSchemes(page, { within: '.cart-bar, [aria-label^="Avisos"]' })
      const drawer = await openCart(page)
      await expectNoAxeViolationsInBothSchemes(page)
      await drawer.getByLabel('Cidade de entrega').fill('Curitiba')
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('alert')).toContainText('Região não atendida')
      await expectNoAxeViolationsInBothSchemes(page)
      await drawer.getByRole('button', { name: 'Balneário Camboriú' }).click()
      await expect(page.locator(':focus')).toHaveText(/^Cidade confirmada! Pode prosseguir/)
      await drawer.getByRole('button', { name: /^Se faltar, / }).click()
      await expectNoAxeViolationsInBothSchemes(page)

      await drawer.getByRole('button', { name: 'Compartilhar' }).click()
      await reachToast(/link/i)
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)
      await expect(drawer).toBeVisible()
      await drawer.getByRole('button', { name: `Remover ${title} do carrinho` }).click()
      const undo = drawer.getByRole('button', { name: 'Desfazer' })
      await expect(undo).toBeFocused()
      await expect(toast).toHaveCount(0)
      await expectNoAxeViolationsInBothSchemes(page)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(drawer.locator(':focus')).toHaveCount(1)
      await expect(drawer.getByRole('button', { name: `Remover ${title} do carrinho` })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectNoAxeViolationsInBothSchemes(page)
      await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
      const modal = page.getByRole('dialog', { name: 'Entrar' })
      await expect(modal).toBeVisible()
      await expectNoAxeViolationsInBothSchemes(page)
      await modal.getByRole('button', { name: 'Continuar com Google' }).click()
      await reachToast('Integração Pendente! ⚙️')
    })
  })
}

test('no price lies under the button that adds the product, at any width', async ({ page }) => {
  for (const path of ['/', '/store']) {
    await visit(page, path)
    for (const width of [320, 360, 760, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await pricesUnderButtons(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
