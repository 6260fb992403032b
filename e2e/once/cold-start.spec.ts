import path from 'node:path'
import { closedPort } from '../../lib/testing/closed-port'
import { otherStoreId, runStore } from '../support/run-shop'
import { expect, test, useShop } from '../support/test'

const storePort = await closedPort()

// A shop whose store cannot be reached, and of which nothing is known.
const shop = useShop({
  environment: {
    STORE_API_URL: `http://127.0.0.1:${storePort}`,
    STORE_ID: otherStoreId,
    CATALOG_REFRESH_SECONDS: '1',
  },
  readyPath: '/api/health/live',
})
test.use({ expectedComplaints: [/500|Failed to load resource|React error #441|Server Components render/] })

test('R2 with an unreachable store and nothing known, pages answer 5xx in Portuguese, lead back, and recover by themselves', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/product/cuca-de-banana')
  const noProduct = 'Erro ao carregar o produto: Falha ao carregar o produto'
  await expect(page.getByText(noProduct, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  const back = page.getByRole('link', { name: 'Voltar para a Loja' })
  await expect(back).toHaveAttribute('href', '/store')
  await expect(page).toHaveTitle(noProduct)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByText('Claro', { exact: true }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)

  expect((await page.goto('/store'))?.status()).toBe(500)
  const noProducts = 'Erro ao carregar produtos: Falha ao carregar produtos'
  await expect(page.getByText(noProducts, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect((await fetch(`${shop.url}/api/health/ready`)).status).toBe(503)

  const store = await runStore({ catalog: 'other' }, path.join(shop.folder, 'store'), storePort)
  try {
    await expect(async () => expect((await page.goto('/store'))?.status()).toBe(200)).toPass()
    await expect(page.getByRole('article')).toHaveCount(6)
  } finally {
    await store.stop()
  }
})
