import type { Locator, Page } from '@playwright/test'
import { addToCart, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ expectedComplaints: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 600],
] as const

const toast = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')

/** Waits for the toast, and keeps it: its five seconds do not run while the window is not looked at. */
async function keepToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page)).toContainText(text)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** Of these, what lies under the toast. */
async function covered(page: Page, parts: readonly Locator[]): Promise<readonly string[]> {
  const over = await toast(page).boundingBox()
  const names: string[] = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!over || !box) throw new Error(`not on the screen: ${over ? part : 'the toast'}`)
    const isApart =
      box.y + box.height <= over.y ||
      over.y + over.height <= box.y ||
      box.x + box.width <= over.x ||
      over.x + over.width <= box.x
    if (!isApart) names.push(String(part))
  }
  return names
}

/** At every size, with the page and its toast as they stand. */
async function expectUncovered(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.drawer, .drawer > div')) part.scrollTo(0, 0)
    })
    await expect.poll(() => covered(page, parts), `at ${width} × ${height}`).toEqual([])
  }
}

test.describe('at every size a toast', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('leaves title, lines and buttons of the cart uncovered', async ({ page }) => {
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Compartilhar' }).click()
    await keepToast(page, /link/i)
    const parts = ['Fechar', /^Aumentar/, /^Diminuir/, /^Remover/, 'Finalizar Compra'].map((name) =>
      drawer.getByRole('button', { name }),
    )
    await expectUncovered(page, [drawer.getByRole('heading', { name: 'Carrinho', exact: true }), ...parts])
  })

  test('leaves the title of the window to sign in uncovered', async ({ page }) => {
    await page.route('**/api/auth/**', (route) => route.abort())
    await visit(page, '/store')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Criar Conta' }).click()
    await dialog.getByRole('button', { name: 'Continuar com Google' }).click()
    await keepToast(page, 'Ocorreu um erro')
    const title = dialog.getByRole('heading', { name: 'Criar Conta' })
    await expectUncovered(page, [title, dialog.getByRole('button', { name: 'Fechar' })])
  })
})

/** Pixels that a toast keeps from what is pressed beside it. */
const gapPx = 8

/** What is pressed and lies under the toast, though between header and end of the screen there is room for it. */
async function needlesslyCovered(page: Page): Promise<readonly (string | null)[]> {
  return [...(await coveredOf(page, '*')), ...(await coveredOf(page, ':not(.heart)'))]
}

/** The same among what is pressed and matches a selector. */
function coveredOf(page: Page, selector: string): Promise<readonly (string | null)[]> {
  const measures = { selector, gapPx }
  return page.evaluate(({ selector, gapPx }) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect()
    if (!toast) return ['no toast']
    const beside = [...document.querySelectorAll('a:not(.card-link), button, input, .choice')]
      .filter((part) => !part.closest('.toast') && part.matches(selector))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > toast.left && box.left < toast.right)
    const between = (top: number, bottom: number) =>
      beside.filter(({ box }) => box.bottom > top && box.top < bottom)
    const covered = between(toast.top, toast.bottom).map(
      ({ part }) => part.getAttribute('aria-label') ?? part.textContent,
    )
    let top = window.innerHeight - toast.height - gapPx
    const ceiling = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    while (top >= ceiling && between(top - gapPx, top + toast.height + gapPx).length > 0) top -= 1
    return top >= ceiling ? covered : []
  }, measures)
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`what is added at ${width} × ${height} is said over nothing that is pressed next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/store', '/product/banana-prata']) {
      await visit(page, path)
      const adds = page.getByRole('button', { name: /^Adicionar (.+ )?ao carrinho/i })
      await adds.filter({ visible: true }).first().click()
      await keepToast(page, 'Adicionado ao Carrinho!')
      await expect.poll(() => needlesslyCovered(page), path).toEqual([])
      await page.mouse.move(width / 2, height / 2)
      for (const _ of [1, 2, 3]) {
        await page.mouse.wheel(0, 130)
        await expect.poll(() => needlesslyCovered(page), `${path}, scrolled`).toEqual([])
      }
      await expect(page.locator('.toast')).toBeVisible()
    }
  })
}

test('a toast beside the cart is laid out once, and not in every frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    Object.assign(window, { notices: [] })
    addEventListener('error', ({ message }) =>
      (window as unknown as { notices: string[] }).notices.push(message),
    )
  })
  await addToCart(page)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Compartilhar' }).click()
  await keepToast(page, /link/i)
  const changes = () =>
    page.evaluate(async () => {
      let count = 0
      const viewport = document.querySelector('.toast-viewport')
      if (!viewport) return null
      new MutationObserver((all) => {
        count += all.length
      }).observe(viewport, { attributeFilter: ['style'] })
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
      return count
    })
  await expect.poll(changes).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toEqual([])
})
