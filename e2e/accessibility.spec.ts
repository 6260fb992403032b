import { tabTo } from './support/keyboard'
import { firstSellableCard, openCart, visit } from './support/shop-page'
import { expect, expectNoAxeViolations, test } from './support/test'

const routes = [
  '/',
  '/store',
  '/success',
  '/become-seller',
  '/busca/banana',
  '/busca/zzzz',
  '/categoria/frutas',
  '/privacidade',
  // A list of which nothing is in the store; the spec of sharing opens a full one.
  '/lista/00000000000000000000000000.3',
  '/nao-existe',
]

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      // Without motion, so that no card is half transparent while its contrast is measured.
      test.use({
        colorScheme: theme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
        expectedComplaints: [/404/],
      })

      test('R15 S1 no route complains in the browser, breaks an accessibility rule or scrolls sideways', async ({
        page,
      }) => {
        for (const route of routes) {
          await visit(page, route)
          await expectNoAxeViolations(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${route} scrolls sideways`).toBeLessThanOrEqual(0)
        }
      })

      test('neither does a product page', async ({ page }) => {
        await visit(page, '/store')
        await page.getByRole('article').first().getByRole('link').first().click()
        await page.waitForURL(/\/product\//)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })

      test('neither do the open drawers and a toast', async ({ page }) => {
        await visit(page, '/store')
        const { card, title } = await firstSellableCard(page)
        await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
        await expect(page.getByText('Adicionado ao Carrinho! 🛒', { exact: true })).toBeVisible()
        await expectNoAxeViolations(page)
        const drawer = await openCart(page)
        await expectNoAxeViolations(page)
        await drawer.getByRole('button', { name: `Remover ${title} do carrinho` }).click()
        const toast = page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')
        await expect(toast).toContainText('Removido do carrinho')
        // It stays while it has the focus, however long axe takes.
        await page.keyboard.press('F8')
        await tabTo(page, toast.getByRole('button', { name: 'Desfazer' }))
        await expectNoAxeViolations(page)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(drawer.locator(':focus')).toHaveCount(1)
        await expect(drawer.getByRole('button', { name: `Remover ${title} do carrinho` })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectNoAxeViolations(page)
        await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
        await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
        await expectNoAxeViolations(page)
      })
    })
  }
}
