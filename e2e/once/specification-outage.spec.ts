import { startServer } from '../../scripts/tools/servers'
import { portsOf } from '../support/ports'
import { expect, test } from '../support/test'

const ports = portsOf('outage')

test('a product that cannot be loaded says so literally, and leads back to the store', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/500|Failed to load resource|React error #441|Server Components render/)
  const shop = await startServer({
    script: 'scripts/start.ts',
    port: ports.shop,
    environment: {
      SITE_URL: ports.shopUrl,
      STORE_API_URL: ports.storeUrl,
      STORE_ID: 'store_outra',
    },
    readyPath: '/api/health/live',
  })
  try {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${shop.url}/product/cuca-de-banana`)
    const failed = 'Erro ao carregar o produto: Falha ao carregar o produto'
    await expect(page.getByText(failed, { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    const back = page.getByRole('link', { name: 'Voltar para a Loja' })
    await expect(back).toHaveAttribute('href', '/store')
    await expect(page).toHaveTitle(failed)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByText('Claro', { exact: true }).click()
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  } finally {
    await shop.stop()
  }
})
