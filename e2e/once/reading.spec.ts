import type { Locator, Page } from '@playwright/test'
import { pricesUnderButtons, setTextSize, unreadableTexts } from '../support/reading'
import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const product = '/product/tomate-italiano'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function shut(page: Page): Promise<void> {
  // The first one may be for a toast.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

test('text of twice the size is neither cut nor laid over other text, and breaks no accessibility rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await setTextSize(page, 32)
  for (const path of ['/', '/categoria/frutas/em-oferta', product]) {
    await visit(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    expect(await unreadableTexts(page), path).toEqual([])
    expect(await pricesUnderButtons(page), path).toEqual([])
    expect(await sideways(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  }
  await addToCart(page)
  await openCart(page)
  expect(await unreadableTexts(page), 'the cart').toEqual([])
  await expectNoAxeViolations(page)
  await shut(page)
  await openMenu(page)
  expect(await unreadableTexts(page), 'the menu').toEqual([])
  await expectNoAxeViolations(page)
})

test('no name is clipped and the hero stands beside its goods, from 320 to 1920 px', async ({ page }) => {
  for (const path of ['/', '/store']) {
    await visit(page, path)
    for (const width of [320, 360, 600, 768, 1100, 1152, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await unreadableTexts(page), `${path} at ${width} px`).toEqual([])
      if (path === '/') expect(await wordsOverGoods(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

/** How far the words of the hero reach over the goods in its picture, in px. */
function wordsOverGoods(page: Page): Promise<number> {
  return page.locator('.hero').evaluate((hero) => {
    const image = hero.querySelector('img')
    const box = image?.getBoundingClientRect()
    if (!image || !box) throw new Error('the hero has no picture')
    // Where the goods begin in each of the two pictures.
    const goods = box.left + box.width * (image.currentSrc.includes('wide') ? 0.43 : 0.55)
    const words = [...hero.querySelectorAll('h1, p')].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    return Math.max(...words) - goods
  })
}

test('with letters of their usual size the body of a drawer scrolls, and never the drawer around it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await addToCart(page)
  await openCart(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('WhatsApp')).toBeAttached()
  expect(await sheet.evaluate((drawer) => drawer.scrollHeight - drawer.clientHeight)).toBe(0)
  expect(await sheet.locator('.drawer-body').evaluate((body) => body.scrollHeight > body.clientHeight)).toBe(
    true,
  )
})

test.describe('in colours of the reader’s own', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  })

  const look = (place: Locator) =>
    place.evaluate((element) => {
      const { backgroundColor, color, borderColor, outlineStyle } = getComputedStyle(element)
      return [backgroundColor, color, borderColor, outlineStyle].join(' ')
    })
  const edge = (place: Locator) =>
    place.evaluate(
      (element) => getComputedStyle(element).borderTopStyle + getComputedStyle(element).borderTopWidth,
    )

  test('what is chosen looks other than what is not, buttons have edges, and no rule is broken', async ({
    page,
  }) => {
    await visit(page, '/categoria/frutas/em-oferta')
    const chips = page.locator('.category-chip')
    expect(await look(chips.and(page.locator('[aria-current]')))).not.toBe(await look(chips.first()))
    expect(await edge(page.getByRole('button', { name: /^Comprar Agora/ }).first())).toBe('solid1px')
    await expectNoAxeViolations(page)

    await visit(page, '/store')
    const several = page.getByRole('link', { name: /escolher opção$/ }).first()
    await several.click()
    await page.waitForURL(/\/product\//)
    const variant = (checked: boolean) => page.locator(`.chip[data-checked="${checked}"]`).first()
    expect(await look(variant(true))).not.toBe(await look(variant(false)))
    // A second, smaller heart of paper hollows out the one that is not pressed.
    const heart = page.locator('h1 + .heart')
    const hollow = () => heart.evaluate((element) => getComputedStyle(element, '::after').display)
    expect(await hollow()).toBe('block')
    await heart.click()
    await expect.poll(hollow).toBe('none')
    await expectNoAxeViolations(page)

    await addToCart(page)
    const drawer = await openCart(page)
    const choice = (label: string) => drawer.locator('.choice').filter({ hasText: label })
    await drawer.getByLabel('Retirar o produto do carrinho').check()
    expect(await look(choice('Retirar'))).not.toBe(await look(choice('Trocar por marca')))
    const finish = drawer.getByRole('button', { name: 'Finalizar Compra' })
    expect(await look(finish)).not.toBe(
      await look(drawer.getByRole('button', { name: 'Balneário Camboriú' })),
    )
    await expectNoAxeViolations(page)
    await shut(page)

    await openMenu(page)
    const segment = (checked: boolean) => page.locator(`.segment[data-checked="${checked}"]`).first()
    expect(await look(segment(true))).not.toBe(await look(segment(false)))
    await expectNoAxeViolations(page)
  })
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('shows four columns under a low header that stays, and a product in two columns', async ({ page }) => {
    await addToCart(page)
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops.slice(0, 4)).size).toBe(1)
    expect(tops[4]).toBeGreaterThan(tops[0] ?? 0)
    await page.evaluate(() => window.scrollTo(0, 300))
    const header = await page.locator('header').boundingBox()
    expect(header?.y).toBe(0)
    expect(header?.height).toBeLessThanOrEqual(60)
    expect(await sideways(page)).toBe(0)

    await visit(page, product)
    const picture = await page.locator('.product-pictures').boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))

    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Finalizar Compra' }).scrollIntoViewIfNeeded()
    await expect(drawer.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 })
    await shut(page)
    await openMenu(page)
    await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Fechar' })).toBeInViewport({
      ratio: 1,
    })
  })
})
