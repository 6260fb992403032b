import type { Browser, Locator, Page } from '@playwright/test'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import { variantIdSchema } from '../../lib/domain/identifiers'
import type { OrderLine } from '../../lib/domain/order'
import type { NewOrder, OrderJournal } from '../../lib/orders/order-journal'
import { orderLineOf } from '../../lib/orders/testing/sample-orders'
import { deskPassword } from './run-shop'
import type { SocketBrowser } from './socket-browser'
import { expect } from './test'

export { deskPassword }

/** Writes an order into the journal as one whose shopper is back from the payment. */
export async function placeOrder(journal: OrderJournal, order: NewOrder): Promise<void> {
  await journal.create(order, { from: ['recorded'], to: 'arrived' })
}

/** The line of an order for a product of the sample store. */
export function seedLineOf(handle: string, variant: string, title: string, more: Partial<OrderLine> = {}) {
  const variantId = variantIdSchema.parse(seedId('variant', handle, variant))
  return orderLineOf({ variantId, title, variantTitle: variant, ...more })
}

/** Signs ana in without a page. */
export async function signInBySocket(browser: SocketBrowser): Promise<SocketBrowser> {
  const body = { user: 'ana', password: deskPassword }
  expect((await browser.send('/api/desk/session', { body })).status).toBe(200)
  return browser
}

/** Signs in where the desk asks for it; without a name where it knows who was there. */
export async function enterAs(place: Page | Locator, user?: string, password = deskPassword): Promise<void> {
  if (user !== undefined) await place.getByLabel('Usuário').fill(user)
  await place.getByLabel('Senha', { exact: true }).fill(password)
  await place.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Opens a view of the desk and signs in there. */
export async function signIn(page: Page, view: string, user: string): Promise<void> {
  await page.goto(view)
  await enterAs(page, user)
  await expect(page.getByRole('button', { name: `Conta de ${user}` })).toBeVisible()
}

/** The same in a browser of its own, as wide as a phone. */
export async function signInOnPhone(
  browser: Browser,
  { view, user = 'ana', shop }: { view: string; user?: string; shop: { readonly url: string } },
): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, baseURL: shop.url })
  const desk = await context.newPage()
  await signIn(desk, view, user)
  return desk
}

/** The line of an order that shows this text. */
export const orderRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Opens the menu of a line of the order that stands open, and presses one of its buttons; the window. */
export async function chooseFromMenu(page: Page, name: string, action: string): Promise<Locator> {
  const menu = orderRow(page, name).getByRole('button', { name: /^Opções de/ })
  await menu.click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: action }).click()
  return window
}
