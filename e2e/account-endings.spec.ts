import {
  type AccountShop,
  expectInMenu,
  expectNotice,
  openAuth,
  signIn,
  startAccountShop,
} from './support/accounts'
import { visit } from './support/shop-page'
import { expect, expectNoAxeViolations, test } from './support/test'

const password = 'uma senha só minha'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('accounts that end, and a service that is not itself', () => {
  test.describe.configure({ mode: 'serial' })
  let shop: AccountShop

  test.beforeAll(async () => {
    shop = await startAccountShop('account-endings')
  })
  test.afterAll(() => shop?.stop())
  test.afterEach(() => shop.control({ fault: 'none', isMailRefused: false, isGoogleOn: true }))

  const addPerson = (email: string) =>
    shop.control({ person: { email, password, metadata: { full_name: 'Ana Souza' } } })

  test('R28 an account that the operator deleted leaves the page to a visitor, and says so', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/)
    await addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    // What this page asks about the account is answered before it is gone.
    const settled = page.waitForResponse('**/api/profile/favourites')
    await signIn(page, 'ana@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    await settled
    await shop.control({ deleted: 'ana@exemplo.com' })
    await visit(page, `${shop.url}/profile`)
    await expectNotice(page, 'A sua sessão terminou')
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    await expectInMenu(page, 'Visitante')
    expect(await page.context().cookies()).toEqual([])
    await expectNoAxeViolations(page)
  })

  test('R28 somebody whom the operator blocked reads that, and can leave', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of (401|403)/)
    await addPerson('bia@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'bia@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    await shop.control({ blocked: 'bia@exemplo.com' })
    await visit(page, `${shop.url}/profile`)
    await expect(page.getByText('Esta conta está bloqueada. Fale com a loja.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click()
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })

  test('R28 a profile that does not come can be left on this device', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/)
    await addPerson('caio@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'caio@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    await shop.control({ fault: 'page' })
    await visit(page, `${shop.url}/profile`)
    await expect(page.getByText('A sua conta não respondeu')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click()
    await expectNotice(page, 'Você saiu! 👋')
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })

  test('a mail server that refuses is called by its name, to everybody', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/)
    await addPerson('duda@exemplo.com')
    await shop.control({ isMailRefused: true })
    const text =
      'No momento não conseguimos enviar emails. Tente novamente em alguns minutos; você pode continuar comprando sem entrar.'
    const ask = async (email: string) => {
      await visit(page, `${shop.url}/store`)
      const modal = await openAuth(page)
      await modal.getByRole('button', { name: 'Esqueci minha senha' }).click()
      const forgot = page.getByRole('dialog', { name: 'Esqueci minha senha' })
      await forgot.getByLabel('Email').fill(email)
      await forgot.getByRole('button', { name: 'Enviar link' }).click()
    }
    // The one that finds it out reads what everybody reads: it must not tell that there is an account.
    await ask('duda@exemplo.com')
    await expectNotice(page, 'Verifique o seu email 📬')
    await ask('ninguem@exemplo.com')
    await expectNotice(page, text)
  })

  test('Google is not offered where the project has it switched off', async ({ page }) => {
    const off = await startAccountShop('google-off')
    try {
      await off.control({ isGoogleOn: false })
      await visit(page, `${off.url}/store`)
      const modal = await openAuth(page)
      await expect(modal.getByRole('button', { name: 'Continuar com Google' })).toHaveCount(0)
      await expect(modal.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
      await expectNoAxeViolations(page)
    } finally {
      await off.stop()
    }
  })
})
