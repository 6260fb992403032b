import type { Page } from '@playwright/test'
import type { OrderKey } from '../../lib/domain/order'
import type { OwnShop } from './own-shop'
import { addProduct, fillDelivery, finish } from './shop-page'

/** Of a shop from a spreadsheet that is paid by Pix, and says what delivery costs. */
export const pixShop = {
  users: ['ana'],
  files: { 'entregas.csv': 'tipo;cidade;frete\nentrega;Balneário Camboriú;12,00' },
  environment: {
    PAYMENT_WAYS: 'pix, dinheiro',
    PIX_KEY: '11.222.333/0001-81',
    PIX_NAME: 'Empório São João',
    PIX_CITY: 'Itajaí',
  },
} as const

export type Bought = {
  readonly address: string
  readonly key: OrderKey
  readonly code: string
  readonly shown: string
}

/** Buys coffee by message, to be paid by Pix, and the market begins with it. */
export async function buyByPix(page: Page, { journal }: Pick<OwnShop, 'journal'>): Promise<Bought> {
  const drawer = await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
  // Known from the first order on.
  if (await drawer.getByLabel('Cidade de entrega').isEnabled()) await fillDelivery(page)
  await drawer.getByText('Pix', { exact: true }).click()
  await finish(page).click()
  await page.waitForURL(/\/pedido\/[0-9a-f]{32}$/)
  const address = page.url()
  await page.context().route(/wa\.me/, (route) => route.abort())
  await page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
  await page.waitForURL(/\/success/)
  const [order] = await journal.list({ limit: 1 })
  if (!order) throw new Error('no order was taken')
  const { key, code } = order
  await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })
  return { address, key, code, shown: code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-') }
}
