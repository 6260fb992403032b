import type { Page } from '@playwright/test'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

// The browser itself notes an answer of 501 in the console.
test.use({ expectedComplaints: [/status of 501/], contextOptions: { reducedMotion: 'reduce' } })

async function openAuth(page: Page) {
  await visit(page, '/store')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('Visitante', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await expect(menu).toHaveCount(0)
  return page.getByRole('dialog', { name: 'Entrar' })
}

async function expectPending(page: Page) {
  const notice = page.getByRole('region', { name: /^Avisos/ })
  await expect(notice.getByText('Integração Pendente! ⚙️', { exact: true })).toBeVisible()
  await expect(
    notice.getByText('Configure a integração com o Supabase para ativar a autenticação.', { exact: true }),
  ).toBeVisible()
}

test('a visitor who tries to sign in reads that the integration is pending', async ({ page }) => {
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill('ana@exemplo.com')
  await modal.getByLabel('Senha').fill('segredo')
  const answered = page.waitForResponse('**/api/auth/sign-in')
  await modal.getByLabel('Senha').press('Enter')
  expect((await answered).status()).toBe(501)
  await expectPending(page)
  await expect(modal.getByLabel('Senha')).toBeFocused()
})

test('the browser alone checks the e-mail, and nothing is sent before', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    // The window asks by GET which ways in there are.
    if (request.url().includes('/api/auth/') && request.method() === 'POST') calls += 1
  })
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill('ana')
  await modal.getByLabel('Senha').fill('segredo')
  await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(modal.getByLabel('Email')).toBeFocused()
  expect(calls).toBe(0)
})

test('the keyboard stays inside, Escape closes, and the focus goes back to the menu button', async ({
  page,
}) => {
  const modal = await openAuth(page)
  await expect(modal).toBeVisible()
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
})

test('the window fits the screen and breaks no accessibility rule, light and dark', async ({ page }) => {
  const modal = await openAuth(page)
  await expectNoAxeViolationsInBothSchemes(page)
  await modal.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Criar Conta' })).toBeVisible()
  await expectNoAxeViolationsInBothSchemes(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
