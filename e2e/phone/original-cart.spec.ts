import { openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const row = {
  product: { id: 'prod_01JABCDEFGHJKMNPQRSTVWXYZ0', title: 'Geleia de Morango', image: null, images: [] },
  variant: {
    id: 'variant_01JABCDEFGHJKMNPQRSTVWXYZ0',
    title: 'Pote de 300 g',
    image_url: null,
    price_in_cents: 1850,
    sale_price_in_cents: null,
    currency: 'BRL',
    manage_inventory: false,
    weight: 300,
    inventory_quantity: null,
  },
  quantity: 2,
}

test('a cart that the original application stored is found again, in our shape from now on', async ({
  page,
}) => {
  await page.addInitScript(
    (text) => {
      if (window.localStorage.getItem('e-commerce-cart') === null) {
        window.localStorage.setItem('e-commerce-cart', text)
      }
    },
    JSON.stringify([row, { quantity: 1 }, null]),
  )
  await visit(page, '/')
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Geleia de Morango')).toBeVisible()
  await expect(drawer.getByText('Pote de 300 g')).toBeVisible()
  const stored = await page.evaluate(() => window.localStorage.getItem('e-commerce-cart'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ version: 3, lines: [{ quantity: 2 }] })
  await page.reload()
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
})
