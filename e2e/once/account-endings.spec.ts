import {
  expectInMenu,
  expectNotice,
  openAuth,
  runAccountShop,
  signIn,
  visitSignedIn,
} from '../support/accounts'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.describe('accounts that end, and a service that is not itself', () => {
  const shop = runAccountShop('account-endings')

  test('R28 an account that the operator deleted leaves the page to a visitor, and says so', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/)
    await shop.addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    // What this page asks about the account is answered before it is gone.
    const settled = page.waitForResponse('**/api/profile/favourites')
    await signIn(page, 'ana@exemplo.com')
    await expectNotice(page, 'Login realizado! 🎉')
    await settled
    await shop.control({ deleted: 'ana@exemplo.com' })
    await visit(page, `${shop.url}/profile`)
    await expectNotice(page, 'A sua sessão terminou')
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    await expectInMenu(page, 'Visitante')
    expect(await page.context().cookies()).toEqual([])
  })

  test('R28 a user whom the operator blocked reads that, and can sign out', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of (401|403)/)
    await visitSignedIn(page, shop, 'bia@exemplo.com')
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
    await visitSignedIn(page, shop, 'caio@exemplo.com')
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
    await shop.addPerson('duda@exemplo.com')
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
    // The answer is the same for everyone: it must not reveal that there is an account.
    await ask('duda@exemplo.com')
    await expectNotice(page, 'Verifique o seu email 📬')
    await ask('ninguem@exemplo.com')
    await expectNotice(page, text)
  })
})

test.describe('a project without Google', () => {
  const shop = runAccountShop('google-off')

  test('Google is not offered where the project has it switched off', async ({ page }) => {
    await shop.control({ isGoogleOn: false })
    await visit(page, `${shop.url}/store`)
    const modal = await openAuth(page)
    await expect(modal.getByRole('button', { name: 'Continuar com Google' })).toHaveCount(0)
    await expect(modal.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  })
})
