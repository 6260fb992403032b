import type { Page } from '@playwright/test'
import { type AccountShop, password } from '../tools/account-shop.ts'

/** A state of an account, reached from the list of the store; the picture is taken once it is there. */
export type AccountScreen = {
  readonly name: string
  readonly prepare: (page: Page, shop: AccountShop) => Promise<void>
}

let people = 0

/** An address of its own for every picture, as long as people have them. */
function newEmail(): string {
  people += 1
  return `maria.fernanda.oliveira${people}@hortifruti-bombinhas.com.br`
}

/** What another browser asks the shop for. */
async function askElsewhere(
  { url }: AccountShop,
  action: 'recover' | 'sign-up',
  body: object,
): Promise<void> {
  const answer = await fetch(`${url}/api/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}`)
}

async function openWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
}

const closeNotice = (page: Page) => page.locator('[aria-label="Dispensar aviso"]').click()

async function signIn(page: Page, shop: AccountShop): Promise<void> {
  const email = newEmail()
  await shop.addPerson(email)
  await openWindow(page)
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByLabel('Senha', { exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await closeNotice(page)
}

async function openForeignLink(page: Page, shop: AccountShop): Promise<void> {
  const email = newEmail()
  await shop.addPerson(email)
  await askElsewhere(shop, 'recover', { email })
  await page.goto(await shop.lastLink(email), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: /^Entrar como/ }).waitFor()
}

export const accountScreens: readonly AccountScreen[] = [
  { name: 'account-link-named', prepare: openForeignLink },
  {
    name: 'account-link-exchange',
    async prepare(page, shop) {
      await signIn(page, shop)
      await openForeignLink(page, shop)
    },
  },
  {
    name: 'account-password',
    async prepare(page, shop) {
      const email = newEmail()
      await askElsewhere(shop, 'sign-up', { name: 'Maria', email, password })
      await page.goto(await shop.lastLink(email), { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
      await page.getByRole('heading', { name: /^Entrar como/ }).waitFor()
    },
  },
  {
    name: 'account-resend',
    async prepare(page) {
      await openWindow(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Criar Conta' }).click()
      const dialog = page.getByRole('dialog', { name: 'Criar Conta' })
      await dialog.getByLabel('Nome').fill('Maria Fernanda')
      await dialog.getByLabel('Email').fill(newEmail())
      await dialog.getByLabel('Senha', { exact: true }).fill(password)
      await dialog.getByLabel('Senha', { exact: true }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await closeNotice(page)
      await openWindow(page)
      await page.getByRole('button', { name: 'Usar outro email' }).waitFor()
    },
  },
  {
    name: 'account-unavailable',
    async prepare(page, shop) {
      await signIn(page, shop)
      await shop.control({ fault: 'page' })
      await page.goto(`${shop.url}/profile`)
      await page.getByRole('button', { name: 'Sair deste aparelho' }).waitFor()
      await shop.control({ fault: 'none' })
    },
  },
  {
    name: 'account-profile',
    async prepare(page, shop) {
      await signIn(page, shop)
      await page.goto(`${shop.url}/profile`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Sair deste aparelho' }).waitFor()
    },
  },
]
