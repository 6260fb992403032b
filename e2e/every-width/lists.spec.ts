import type { Page } from '@playwright/test'
import { addToCart, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1000

/** Of the cards whose button to buy stands whole in the first view. */
const wholeRows = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const inView = cards.filter((card) => {
      const button = card.querySelector('.card-buy > *')?.getBoundingClientRect()
      return button && button.height > 0 && button.bottom <= 900
    })
    return new Set(inView.map((card) => card.getBoundingClientRect().top)).size
  })

test('the goods of a list begin high in the first view, with a filter too, and on wide screens it has two rows of them', async ({
  page,
}) => {
  for (const [address, top, rows] of [
    ['/categoria/frutas', 240, 2],
    ['/categoria/laticinios', 240, 2],
    ['/categoria/frutas/em-oferta', 290, 1],
    ['/store', 264, 2],
    ['/busca/banana', 240, 1],
  ] as const) {
    await visit(page, address)
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y, address).toBeLessThanOrEqual(isWide(page) ? top - 50 : top)
    if (isWide(page)) expect(await wholeRows(page), address).toBeGreaterThanOrEqual(rows)
  }
})

test('picture, price and name of four products stand in the first view of a category', async ({ page }) => {
  for (const category of ['frutas', 'verduras', 'legumes', 'padaria']) {
    await visit(page, `/categoria/${category}`)
    const seen = await page.getByRole('article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const [price, name] = [card.querySelector('.tag, .card-notice'), card.querySelector('.card-title')]
          return [price, name].every((part) => {
            const bottom = part?.getBoundingClientRect().bottom
            return bottom !== undefined && bottom > 0 && bottom <= window.innerHeight
          })
        }).length,
    )
    expect(seen, category).toBeGreaterThanOrEqual(4)
  }
})

test('what a list is, its count and its two buttons are one row; a panel opens on the side of its button', async ({
  page,
}) => {
  await visit(page, '/categoria/frutas')
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const header = await page.locator('.refine-row').boundingBox()
  expect(header?.height).toBeLessThan(50)
  await expect(page.locator('.refine-row')).toContainText(/^Frutas\d+ produtos/)
  for (const name of ['Filtrar', 'Ordenar']) {
    const { x, y } = await middle(name)
    expect(y).toBeLessThan((header?.y ?? 0) + 50)
    await page.getByRole('button', { name }).click()
    const panel = page.getByRole('navigation', { name })
    await expect(panel).toBeVisible()
    await expect.poll(async () => (await panel.boundingBox())?.x ?? 0).toBe(isWide(page) ? 1280 - 360 : 0)
    if (isWide(page)) expect(x).toBeGreaterThan(1280 - 360)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('no chip is cut where nothing but arrows would show the rest', async ({ page }) => {
  test.skip(!isWide(page), 'a thumb moves them')
  for (const [address, name] of [
    ['/', 'Outras seções da loja'],
    ['/store', 'Categorias'],
  ] as const) {
    await visit(page, address)
    const rail = page.getByRole('navigation', { name }).locator('.category-rail')
    expect(await rail.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
    expect(await rail.evaluate((row) => row.scrollHeight - row.clientHeight)).toBe(0)
  }
})

test('the header of wide screens leads to categories, orders and the account', async ({ page }) => {
  await visit(page, '/')
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  if (!isWide(page)) return await expect(shortcuts).toBeHidden()
  await expect(shortcuts.getByRole('link', { name: 'Categorias' })).toHaveAttribute('href', '/categorias')
  await expect(shortcuts.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/pedidos')
  for (const link of await shortcuts.locator('a, button').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await shortcuts.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('what takes all filters away, and the name of a product in the cart, are as high as a thumb', async ({
  page,
}) => {
  await visit(page, '/categoria/frutas/em-oferta/em-estoque')
  const clear = page.getByRole('link', { name: 'Limpar filtros' })
  expect((await clear.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const title = await addToCart(page)
  const link = (await openCart(page)).getByRole('link', { name: title, exact: true })
  const box = await link.boundingBox()
  // The picture beside it leads there, too.
  await page.mouse.click((box?.x ?? 0) - 40, (box?.y ?? 0) + 16)
  await page.waitForURL('**/product/**')
})

test('a product with several options says Escolher where others are added, clear of its price', async ({
  page,
}) => {
  await visit(page, '/store')
  const choose = page.getByRole('link', { name: /^Adicionar .+: escolher opção$/ })
  await expect(choose.first()).toHaveText('Escolher')
  const overlaps = await choose.evaluateAll((links) =>
    links
      .filter((link) => {
        const tag = link.parentElement?.querySelector('.tag')?.getBoundingClientRect()
        const place = link.getBoundingClientRect()
        return tag && place.width > 0 && tag.right > place.left
      })
      .map((link) => link.getAttribute('aria-label')),
  )
  expect(overlaps).toEqual([])
})

test.describe('pages with little of their own', () => {
  test.use({ expectedComplaints: [/404/] })

  test('a single result and an address that leads nowhere show other goods of the shop', async ({ page }) => {
    for (const address of ['/busca/acai', '/nao-existe', '/product/nao-existe']) {
      await visit(page, address)
      await expect(page.getByRole('heading', { name: 'Outros produtos da loja' })).toBeVisible()
      expect(await page.getByRole('article').count(), address).toBeGreaterThan(4)
    }
    await expectNoAxeViolations(page)
  })
})
