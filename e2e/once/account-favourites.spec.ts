import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectNotice, runAccountShop, signIn } from '../support/accounts'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const coffee = 'Café torrado e moído'
const banana = 'Banana-prata'

// A shop on a spreadsheet, of which the merchant takes out rows for a day.
test.describe('favourites of an account', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'account-favourites-'))
  const file = path.join(folder, 'loja.csv')
  fs.cpSync('docs/loja-exemplo', folder, { recursive: true })
  const whole = fs.readFileSync(file, 'utf8')
  const shop = runAccountShop('account-favourites', {
    CATALOG_FILE: file,
    STORE_WHATSAPP: '(47) 99999-1234',
    SERVED_CITIES: 'Balneário Camboriú',
    CATALOG_REFRESH_SECONDS: '1',
  })
  test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  const heart = (page: Page, title: string) =>
    page.getByRole('button', { name: `Favoritar ${title}`, exact: true }).first()

  async function turn(page: Page, title: string, wanted: boolean) {
    await heart(page, title).click()
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', String(wanted))
  }

  async function enter(page: Page, email: string) {
    const merged = page.waitForResponse('**/api/profile/favourites')
    await signIn(page, email)
    await expectNotice(page, 'Login realizado! 🎉')
    await merged
  }

  async function expectShelf(page: Page, titles: readonly string[]) {
    await visit(page, `${shop.url}/profile`)
    const shelf = page.getByRole('region', { name: 'Favoritos' })
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([...titles])
  }

  async function offer(rows: string, isCoffeeThere: boolean) {
    fs.writeFileSync(file, rows)
    const status = async () => (await fetch(`${shop.url}/product/cafe-torrado-e-moido`)).status
    await expect.poll(status).toBe(isCoffeeThere ? 200 : 404)
  }

  test('R58 a heart that a visitor turns on and off takes no favourite from the account', async ({
    page,
    browser,
  }) => {
    await shop.addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await enter(page, 'ana@exemplo.com')
    for (const title of [banana, coffee]) {
      const sent = page.waitForResponse('**/api/profile/favourites')
      await turn(page, title, true)
      await sent
    }
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await visit(other, `${shop.url}/store`)
    await turn(other, banana, true)
    await turn(other, banana, false)
    await enter(other, 'ana@exemplo.com')
    await expect(heart(other, banana)).toHaveAttribute('aria-pressed', 'true')
    await expectShelf(other, [coffee, banana])
    // The signed-in user turns off what the account has.
    const sent = other.waitForResponse('**/api/profile/favourites')
    await heart(other, banana).click()
    await sent
    await expect(heart(other, banana)).toHaveCount(0)
    await other.context().close()
    await expectShelf(page, [coffee])
  })

  test('R58 a product that the catalogue does not have for a day is a favourite when it is back', async ({
    page,
  }) => {
    await shop.addPerson('bia@exemplo.com')
    await visit(page, `${shop.url}/store`)
    for (const title of [coffee, banana]) await turn(page, title, true)
    await enter(page, 'bia@exemplo.com')
    const rows = whole.split('\n').filter((row) => !row.includes(coffee))
    await offer(rows.join('\n'), false)
    await expectShelf(page, [banana])
    await offer(whole, true)
    await visit(page, `${shop.url}/store`)
    await expect(heart(page, coffee)).toHaveAttribute('aria-pressed', 'true')
    await expectShelf(page, [banana, coffee])
  })
})
