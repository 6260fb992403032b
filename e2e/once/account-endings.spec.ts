import { expectInMenu, expectNotice, runAccountShop, signIn, visitSignedIn } from '../support/accounts'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.describe('accounts that end', () => {
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
})
