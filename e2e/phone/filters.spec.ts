import type { Locator, Page } from '@playwright/test'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 640 } })

const pathOf = (page: Page) => new URL(page.url()).pathname

test('the filters stay open while one chooses, say how many products are left, and lead there', async ({
  page,
}) => {
  await visit(page, '/categoria/frutas')
  const opener = page.getByRole('button', { name: 'Filtrar' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('navigation', { name: 'Filtrar' })
  const onSale = sheet.getByRole('checkbox', { name: /^Em oferta/ })
  await expect(sheet.getByRole('radio', { name: 'Qualquer preço' })).toBeChecked()
  // Every row stays where it is, with nothing left in it too: the thumb is over one of them.
  const rows = () =>
    sheet
      .locator('.refine-choice')
      .evaluateAll((choices) =>
        choices.map((choice) => [
          choice.firstChild?.nextSibling?.textContent,
          choice.getBoundingClientRect().y,
        ]),
      )
  // Where they are once the sheet has come up.
  await sheet.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await rows()
  expect(before.length).toBeGreaterThan(4)
  await onSale.focus()
  await page.keyboard.press('Space')
  const see = sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ })
  await expect(see).toHaveAttribute('href', '/categoria/frutas/em-oferta')
  await expect(onSale).toBeFocused()
  const [, count = ''] = /(\d+)$/.exec((await onSale.locator('..').textContent()) ?? '') ?? []
  await expect(see).toHaveText(count === '1' ? 'Ver 1 produto' : `Ver ${count} produtos`)
  await expect(sheet.getByRole('status')).toHaveText(count === '1' ? '1 produto' : `${count} produtos`)
  await expect(see).toBeInViewport({ ratio: 1 })
  expect(await rows()).toEqual(before)
  expect(pathOf(page)).toBe('/categoria/frutas')

  await see.click()
  await page.waitForURL('**/categoria/frutas/em-oferta')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(Number(count))
  await expect(page.getByRole('button', { name: 'Filtrar (1)' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${count} produto` })).not.toHaveCount(0)
})

test('the keys stay on their filter while the form comes, tick two in a row, and are not lost with the last one', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/listing/counts?*', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/categoria/frutas')
  const sheet = page.getByRole('navigation', { name: 'Filtrar' })
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter')
  await sheet.getByRole('link', { name: /^Em estoque/ }).focus()
  answer()
  const [onSale, inStock] = ['Em oferta', 'Em estoque'].map((name) =>
    sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  ) as [Locator, Locator]
  await expect(inStock).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await expect(onSale).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sheet.getByRole('link', { name: /^Ver / })).toHaveAttribute(
    'href',
    '/categoria/frutas/em-oferta/em-estoque',
  )
  await sheet.getByRole('button', { name: 'Limpar filtros' }).press('Enter')
  await expect(onSale).toBeFocused()
  await expect(onSale).not.toBeChecked()
})

test('one tap chooses an order, what is chosen shows as chips, and a chip that goes leaves the focus at the next', async ({
  page,
}) => {
  await visit(page, '/store/em-oferta/em-estoque')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  const sheet = page.getByRole('navigation', { name: 'Ordenar' })
  await expect(sheet.getByRole('link', { name: 'Relevância' })).toHaveAttribute('aria-current', 'true')
  await sheet.getByRole('link', { name: 'Menor preço' }).click()
  await page.waitForURL('**/store/em-oferta/em-estoque/menor-preco')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Ordenar' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goForward()
  await page.getByRole('button', { name: 'Menor preço' }).click()
  await sheet.getByRole('link', { name: 'Nome (A a Z)' }).click()
  await expect(page.getByRole('button', { name: 'Nome (A a Z)' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'Remover filtro: Em oferta' }).click()
  await page.waitForURL('**/store/em-estoque/menor-preco')
  const last = page.getByRole('link', { name: 'Remover filtro: Em estoque' })
  await expect(last).toBeFocused()
  await last.click()
  await page.waitForURL('**/store/menor-preco')
  await expect(page.getByRole('button', { name: 'Filtrar', exact: true })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Filtrar (1)' })).toBeVisible()
})
