import { password } from '../../scripts/tools/account-shop'
import { expectInMenu, expectNotice, openAuth, runAccountShop, visitSignedIn } from '../support/accounts'
import { fillDelivery, firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.describe('accounts without their service', () => {
  const shop = runAccountShop('account-outage')

  test('R20 two tabs that renew the session at the same moment stay signed in', async ({ page, context }) => {
    await shop.control({ accessTokenSeconds: 30 })
    await visitSignedIn(page, shop, 'duda@exemplo.com', { full_name: 'Duda' })
    // From now on every use of an old token ends the session.
    await shop.control({ isStrict: true })
    const other = await context.newPage()
    for (const round of [1, 2]) {
      await Promise.all([visit(page, `${shop.url}/store`), visit(other, `${shop.url}/?volta=${round}`)])
      await Promise.all([expectInMenu(page, 'Duda'), expectInMenu(other, 'Duda')])
    }
  })

  test('R20 without the service of accounts browsing and buying go on, and signing in says why not', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of (429|503)/)
    await visit(page, `${shop.url}/store`)
    const modal = await openAuth(page)
    await modal.getByLabel('Email').fill('ana@exemplo.com')
    await modal.getByLabel('Senha').fill(password)
    const texts = {
      busy: 'Foram muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
      down: 'O serviço de contas não respondeu. Tente novamente em instantes; você pode continuar comprando sem entrar.',
    } as const
    for (const fault of ['busy', 'down'] as const) {
      await shop.control({ fault })
      await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expectNotice(page, texts[fault])
    }
    await modal.getByRole('button', { name: 'Fechar' }).click()
    await shop.control({ fault: 'slow' })
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await openCart(page)
    await fillDelivery(page)
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(/\/hosted-checkout\//)
  })

  test('R20 a user whose session cannot be renewed keeps it, and can sign out on this device', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/)
    await shop.control({ accessTokenSeconds: 1 })
    await visitSignedIn(page, shop, 'eva@exemplo.com', { full_name: 'Eva' })
    await shop.control({ fault: 'down' })
    await visit(page, `${shop.url}/profile`)
    await expect(page.getByText('A sua conta não respondeu')).toBeVisible()
    await expectNoAxeViolations(page)
    await shop.control({ fault: 'none', accessTokenSeconds: 3600 })
    const retry = page.getByRole('button', { name: 'Tentar novamente' })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(page.getByText('Eva', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await shop.control({ fault: 'down' })
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click()
    await expectNotice(page, 'Você saiu! 👋')
    expect(await page.context().cookies()).toEqual([])
  })
})
