import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 640 } })

test('typing in the search scrolls nothing, however far down the page is', async ({ page }) => {
  await visit(page, '/store')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.getByRole('combobox', { name: 'Buscar' }).click()
  for (const letter of 'queijo') {
    await page.keyboard.type(letter)
    expect(await page.evaluate(() => window.scrollY), letter).toBe(600)
  }
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('the button that empties the search works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('searchbox').fill('pão')
  await page.getByRole('button', { name: 'Limpar busca' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await context.close()
})
