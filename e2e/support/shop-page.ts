import { expect, type Locator, type Page } from '@playwright/test'
import { deliveryKey } from '../../stores/checkout/storage-keys'
import { waitUntilAlive } from './test'

/** Opens the first product of the list that stands open, and turns its heart on; its title. */
export async function favouriteFirst(page: Page): Promise<string> {
  const { title } = await firstSellableCard(page)
  await page.getByRole('link', { name: title, exact: true }).first().click()
  // Cards have such a heart too.
  await page.waitForURL('**/product/**')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const heart = page.getByRole('button', { name: `Favoritar ${title}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return title
}

/** Opens a page and waits until its buttons work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** Taps the end of a list. Cards that come near take their height: a tap in that moment would miss. */
export async function tapMore(page: Page): Promise<void> {
  const more = page.getByRole('link', { name: 'Carregar mais produtos' })
  await more.hover()
  await more.click()
}

/** The first card on the page whose product can be added and bought at once, and its title. */
export async function firstSellableCard(page: Page) {
  const sellable = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) })
  const title = (await sellable.getByRole('heading').first().textContent()) ?? ''
  const heading = page.getByRole('heading', { name: title, exact: true })
  return { card: page.getByRole('article').filter({ has: heading }).first(), title }
}

export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

export async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Gives street and number in the open cart of a shop by message, whose city is confirmed. */
export async function fillAddress(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await drawer.getByLabel('Rua', { exact: true }).fill('Rua das Flores')
  await drawer.getByLabel('Número', { exact: true }).fill('12')
}

/** Gives city, address where it is asked for, WhatsApp and substitution in the open cart. */
export async function fillDelivery(
  page: Page,
  whatsapp = '(47) 99912-3456',
  city = 'balneario camboriu',
): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await drawer.getByLabel('Cidade de entrega').fill(city)
  await drawer.getByRole('button', { name: 'Verificar' }).click()
  await expect(drawer.getByText('Cidade confirmada!')).toBeVisible()
  if (await drawer.getByLabel('Rua', { exact: true }).isVisible()) await fillAddress(page)
  await drawer.getByLabel('WhatsApp').fill(whatsapp)
  await drawer.getByLabel('Trocar por marca similar, na mesma quantidade').check()
}

/** From the next page on the device knows where to deliver, and buying at once asks nothing. */
export async function knowDelivery(page: Page): Promise<void> {
  const delivery = {
    city: 'Balneário Camboriú',
    cityConfirmed: true,
    street: 'Rua das Flores',
    houseNumber: '12',
    whatsapp: '(47) 99912-3456',
    substitution: 'similar',
  }
  const entry = [deliveryKey, JSON.stringify(delivery)] as const
  await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), entry)
}

/** Goes on where buying at once asks for a delivery that the device does not know. */
export async function buyWithoutDelivery(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Onde entregamos?' })
  await sheet.getByRole('button', { name: 'Continuar sem informar' }).click()
}

export const hostedCheckout = /\/hosted-checkout\//

export const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar Compra' })

/** Opens the store and puts one product into the cart; its title. */
export async function addToCart(page: Page): Promise<string> {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  return title
}

/** Does the same on a device that knows the delivery, and opens the cart. */
export async function readyToBuy(page: Page): Promise<string> {
  await knowDelivery(page)
  const title = await addToCart(page)
  await openCart(page)
  return title
}

/** Goes on from the filled cart to the page of an order by message; its address. */
export async function goToMessageOrder(page: Page): Promise<string> {
  await finish(page).click()
  await page.waitForURL(/\/pedido\/[0-9a-f]{32}$/)
  return page.url()
}

/** Leaves for the hosted checkout of the cart, and gives back the order's key. */
export async function leaveForPayment(page: Page): Promise<string> {
  const asked = page.waitForRequest('**/api/checkout')
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  return (await asked).headers()['idempotency-key'] ?? ''
}

/** Opens a product, chooses its variant where one is named, and puts it into the cart, which is opened. */
export async function addProduct(page: Page, path: string, variant?: string): Promise<Locator> {
  await visit(page, path)
  if (variant !== undefined) await page.getByText(variant, { exact: true }).click()
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  return openCart(page)
}

/** Pays in the hosted checkout that stands open. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.waitForURL('**/success')
}

/** Loads the page anew until it shows that. */
export async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass()
}
