import type { Locator } from '@playwright/test'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 640 } })

test('the filters stay open while one chooses, say how many products are left, and lead there', async ({
  page,
}) => {
  await visit(page, '/categoria/frutas')
  const opener = page.getByRole('button', { name: 'Filtrar e ordenar' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filtrar e ordenar' })
  const [onSale, inStock] = ['Em oferta', 'Em estoque'].map((name) =>
    sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  ) as [Locator, Locator]
  await expect(sheet.getByRole('radio', { name: 'Qualquer preço' })).toBeChecked()
  // Every row stays where it is, with nothing left in it too: the thumb is over one of them.
  const rows = () =>
    sheet
      .locator('label')
      .evaluateAll((choices) => choices.map((choice) => Math.round(choice.getBoundingClientRect().y)))
  // Where they are once the sheet has come up.
  await sheet.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await rows()
  expect(before.length).toBeGreaterThan(8)
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
  expect(new URL(page.url()).pathname).toBe('/categoria/frutas')

  await see.click()
  await page.waitForURL('**/categoria/frutas/em-oferta')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(Number(count))
  const refined = page.getByRole('button', { name: 'Filtrar e ordenar (1)' })
  await expect(refined).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${count} produto` })).not.toHaveCount(0)

  // The order comes with the filters, and all of them go at once.
  await refined.click()
  await sheet.getByText('Menor preço').click()
  await inStock.check()
  await expect(see).toHaveAttribute('href', '/categoria/frutas/em-oferta/em-estoque/menor-preco')
  await sheet.getByRole('link', { name: 'Limpar filtros' }).click()
  await page.waitForURL('**/categoria/frutas/menor-preco')
  await page.goBack()
  await expect(refined).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('beside the list each choice shows at once, keeps the focus, and is undone by going back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/store')
  const onSale = page.getByRole('checkbox', { name: /^Em oferta/ }).filter({ visible: true })
  await onSale.press('Space')
  await page.waitForURL('**/store/em-oferta')
  await expect(onSale).toBeChecked()
  await expect(onSale).toBeFocused()
  const order = page.getByRole('combobox', { name: 'Ordenar' }).filter({ visible: true })
  await order.focus()
  await order.selectOption('Menor preço')
  await page.waitForURL('**/store/em-oferta/menor-preco')
  await expect(order).toHaveValue('menor-preco')
  await expect(order).toBeFocused()
  await page.getByRole('link', { name: 'Remover filtro: Em oferta' }).click()
  await page.waitForURL('**/store/menor-preco')
  await expect(onSale).not.toBeChecked()
  await expect(onSale).toBeFocused()
  for (const path of ['/store/em-oferta/menor-preco', '/store/em-oferta', '/store']) {
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expect(onSale).toBeChecked({ checked: path !== '/store' })
    await expect(order).toHaveValue(path.endsWith('preco') ? 'menor-preco' : '')
  }
})
