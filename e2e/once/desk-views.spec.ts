import type { BrowserContext, Locator, Page } from '@playwright/test'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import { plainPick } from '../../lib/domain/fulfillment'
import { variantIdSchema } from '../../lib/domain/identifiers'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../lib/orders/testing/sample-orders'
import { placeOrder, signIn } from '../support/desk-shop'
import { firstLine, orderPath as order, signInView, type View, views } from '../support/desk-views'
import { setTextSize, unreadableTexts } from '../support/reading'
import { expect, expectNoAxeViolationsInBothSchemes, test, useShop } from '../support/test'

const longName = 'Requeijão cremoso tradicional com ervas finas e azeite de oliva extravirgem'

const lines = [
  orderLineOf({
    variantId: variantIdSchema.parse(seedId('variant', 'leite-integral', '1 caixa de 1 L')),
    title: 'Leite integral',
    variantTitle: '1 caixa de 1 L',
    quantity: 3,
  }),
  orderLineOf({ title: 'Banana-prata', note: 'bem madura, por favor', substitution: 'similar' }),
  orderLineOf({ title: longName, variantTitle: 'pote de 200 g', substitution: 'similar' }),
  orderLineOf({ title: 'Maçã gala', substitution: 'remove' }),
  orderLineOf({ title: 'Uva' }),
]

async function show(page: Page, { path, open, shown }: View): Promise<void> {
  await page.context().setOffline(false)
  await page.goto(path)
  if (open) {
    await expect(page.locator('main :is(a.desk-row, .pick-row, h1)').first()).toBeVisible()
    await open(page)
  }
  await expect(shown(page)).toBeVisible()
  await expect(page.locator('.desk-skeleton')).toHaveCount(0)
}

/** Every view, and in the end the one without a session. */
async function forEveryView(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const view of [...views, signInView]) {
    if (view === signInView) await page.context().clearCookies()
    await show(page, view)
    await look(view.name)
  }
}

/** What makes the page wider than its window: nothing. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  )

test.describe('every view of the desk', () => {
  const shop = useShop({ users: ['ana'] })
  let state: Awaited<ReturnType<BrowserContext['storageState']>>

  test.use({
    // From an order that does not exist, and no connection.
    expectedComplaints: [/status of 404|ERR_INTERNET_DISCONNECTED/],
    contextOptions: { reducedMotion: 'reduce' },
    storageState: async ({ browserName: _ }, provide) => provide(state),
  })

  test.beforeAll(async ({ browser }) => {
    const place = (number: number, city: string) =>
      newOrderOf({ key: keyOf(number), lines, delivery: { ...sampleDelivery, city } })
    for (const [number, city] of ['Itajaí', 'Balneário Camboriú', 'São Francisco do Sul'].entries())
      await placeOrder(shop.journal, place(number + 1, city))
    await shop.journal.create(place(4, 'Itajaí'), { from: ['recorded'], to: 'unknown' })
    const picked = { ...plainPick, by: 'ana' } as const
    const key = keyOf(1)
    await shop.journal.savePick({ ...picked, key, line: 1, state: 'picked', weightGrams: 1020 })
    await shop.journal.savePick({ ...picked, key, line: 2, state: 'replaced', replacement: longName })
    await shop.journal.savePick({ ...picked, key, line: 3, state: 'missing' })
    await shop.journal.savePick({ ...picked, key, line: 4, state: 'picked', quantity: 1 })
    const context = await browser.newContext({ baseURL: shop.url })
    await signIn(await context.newPage(), '/painel', 'ana')
    state = await context.storageState()
    await context.close()
  })

  test('breaks no accessibility rule and fits 360 and 1280 px, light and dark', async ({ page }) => {
    test.slow()
    await forEveryView(page, async (name) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await test.step(`${name}, ${width} px`, async () => {
          await expect.poll(() => tooWide(page)).toEqual([])
          await expectNoAxeViolationsInBothSchemes(page)
        })
      }
    })
  })

  test('can be read at 360 px with text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await setTextSize(page, 32)
    await forEveryView(page, async (name) => {
      expect.soft(await unreadableTexts(page), name).toEqual([])
      expect.soft(await tooWide(page), name).toEqual([])
    })
  })

  test('says what is chosen in colours of the reader’s own', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const look = (place: Locator) =>
      place.evaluate((element) => {
        const { backgroundColor, color, borderColor, outlineStyle } = getComputedStyle(element)
        return [backgroundColor, color, borderColor, outlineStyle].join(' ')
      })
    const differ = async (chosen: string, other: string) => {
      const places = [page.locator(chosen).first(), page.locator(other).first()] as const
      expect.soft(await look(places[0]), chosen).not.toBe(await look(places[1]))
    }
    await show(page, views[0] as View)
    for (const link of ['.desk-tab', '.desk-nav-link'])
      await differ(`${link}[aria-current]`, `${link}:not([aria-current])`)
    await page.goto(`${order}/imprimir`)
    await expect(page.locator('.segment').first()).toBeVisible()
    await differ('.segment[data-checked="true"]', '.segment[data-checked="false"]')
    await page.goto(order)
    await expect(firstLine(page)).toBeVisible()
    // What became of a line is a drawing in its mark, which has an edge in every colour.
    await expect(page.locator('.pick-row[data-state="open"] .pick-mark svg')).toHaveCount(0)
    for (const became of ['picked', 'replaced', 'missing'])
      await expect(page.locator(`.pick-row[data-state="${became}"] .pick-mark svg`).first()).toBeVisible()
  })

  test('can be worked with on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    /** What lies over the middle of what has the focus, or outside of the window. */
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        const target = focused?.closest('.pick-row, .desk-row') ?? focused
        const box = target?.getBoundingClientRect()
        if (!target || !box) return 'nothing has the focus'
        const over = document.elementFromPoint(box.left + box.width / 3, box.top + box.height / 2)
        return over && target.contains(over) ? '' : `${target.className}: ${over?.className ?? 'outside'}`
      })
    await show(page, views[0] as View)
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('j')
      expect(await covered()).toBe('')
    }
    await page.getByRole('button', { name: 'Conta de ana' }).click({ trial: true })
    await page.getByRole('link', { name: 'Corredores' }).click({ trial: true })
    await page.goto(order)
    await expect(firstLine(page)).toBeVisible()
    for (let turn = 0; turn < lines.length; turn += 1) {
      await page.keyboard.press('j')
      expect(await covered()).toBe('')
      await page.locator('.pick-row:has(:focus) .pick-menu').click({ trial: true })
    }
    for (const name of ['Mais opções do pedido', /^(?:Começar a separar|Separação pronta)$/])
      await page.getByRole('button', { name }).click({ trial: true })
    expect(await tooWide(page)).toEqual([])
  })
})
