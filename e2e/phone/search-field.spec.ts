import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

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

test('the empty field offers recent searches, which can be erased, and categories; its button empties it', async ({
  page,
}) => {
  await visit(page, '/')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  for (const search of ['leite', 'pão']) {
    await field.click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await field.fill(search)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/busca/${encodeURIComponent(search)}`)
  }
  await field.fill('queijo')
  const clear = page.getByRole('button', { name: 'Limpar busca' })
  const size = await clear.boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  const recent = page.getByRole('group', { name: 'Buscas recentes' })
  await expect(recent.getByRole('option')).toHaveCount(5)
  const popular = page.getByRole('group', { name: 'Categorias da loja' })
  await expect(popular.getByRole('option', { name: 'Frutas' })).toBeVisible()
  await expectNoAxeViolations(page)
  // To the side of the second search is the button that forgets it.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(recent.getByRole('option', { name: 'leite', exact: true })).toHaveCount(0)
  await page.reload()
  // The query of the results stands in it.
  await expect(field).toHaveValue('pão')
  await clear.click()
  await expect(recent.getByRole('option').first()).toHaveText('pão')
  await recent.getByRole('option', { name: 'Apagar buscas recentes' }).click()
  await expect(recent).toBeHidden()
  await popular.getByRole('option', { name: 'Frutas' }).click()
  await page.waitForURL('**/categoria/frutas')
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
