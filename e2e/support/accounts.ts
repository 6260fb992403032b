import type { Page } from '@playwright/test'
import { defaultSettings } from '../../lib/testing/auth-server/settings'
import { type AccountShop, createAccountShop, password } from '../../scripts/tools/account-shop'
import { portsOf } from './ports'
import { expect, test } from './test'

/** Lines with an address, a token, a password or a key of the journeys with accounts, or a stack trace. */
const secret =
  /.*(?:@exemplo|%40exemplo|eyJ[\w-]{8}|base64-|sb_(?:secret|publishable)|(?:token|token_hash|code)=|senha|96666|98888|\\n\s+at |Error: ).*|\n\s+at .*/g

/**
 * The same build with accounts, beside a stand-in of their service, for the tests of one group: they run one after the
 * other, after each the service is itself again, and after all the log of the shop is looked through.
 */
export function runAccountShop(
  name: Parameters<typeof portsOf>[0],
  environment: Readonly<Record<string, string>> = {},
): AccountShop {
  const { shop: shopPort, store: servicePort } = portsOf(name)
  const shop = createAccountShop({ shopPort, servicePort, environment })
  test.describe.configure({ mode: 'serial' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeAll(shop.start)
  test.afterEach(() => shop.control({ fault: 'none', ...defaultSettings }))
  test.afterAll(async () => {
    await shop.stop()
    expect(shop.output().match(secret), 'S14: what no log may hold').toBeNull()
  })
  return shop
}

export async function openAuth(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  // The profile of a visitor has such a button too, behind the menu.
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  return page.getByRole('dialog', { name: 'Entrar' })
}

export async function signIn(page: Page, email: string, typed = password): Promise<void> {
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Senha').fill(typed)
  await modal.getByLabel('Senha').press('Enter')
}

/** The last notice says so. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Avisos/ })
  await expect(notices.getByText(text, { exact: true })).toBeVisible()
}

/** What the menu says of who is there; leaves it closed. */
export async function expectInMenu(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(text, { exact: true })).toBeVisible()
  // A notice that came meanwhile lies on top, and takes the first one.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}
