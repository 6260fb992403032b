import { accountPagesCopy } from '../../lib/copy/account-pages'
import { accountProblemCopy } from '../../lib/copy/account-problems'
import { authCopy } from '../../lib/copy/auth'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

/** What only the window for accounts, its pages and their refusals say. */
const texts = [
  authCopy.signUp.description,
  authCopy.recoverHint,
  authCopy.passwordRule,
  authCopy.google,
  authCopy.confirmEmail.nothingCame,
  authCopy.confirmEmail.otherEmail,
  authCopy.confirmationResent.title,
  accountPagesCopy.confirm.brokenDetail,
  accountPagesCopy.enter.decline,
  accountPagesCopy.newPassword.detail,
  accountProblemCopy['password-unproved'].detail,
]

test('pages that do not open the window for accounts load nothing of it', async ({ page }) => {
  // By their addresses, for the browser throws away what a page loaded as it goes to the next one.
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const said = async () => {
    const bodies = [...scripts].map(async (url) => (await page.request.get(url)).text())
    const loaded = [...(await Promise.all(bodies)), await page.content()].join('\n')
    return texts.filter((text) => loaded.includes(text))
  }
  for (const path of ['/', '/store', '/product/tomate-italiano', '/categoria/frutas', '/busca/queijo']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect([path, await said()]).toEqual([path, []])
  }
  // They are found where they are.
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  expect(await said()).toEqual(expect.arrayContaining([authCopy.recoverHint, authCopy.google]))
})
