import { startServer } from '../../scripts/tools/servers'
import { portsOf } from '../support/ports'
import { expect, test } from '../support/test'

const ports = portsOf('cold-start')

test('R2 with an unreachable store and nothing known, pages answer 5xx in Portuguese and recover by themselves', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/500|Failed to load resource|React error #441|Server Components render/)
  const environment = {
    SITE_URL: ports.shopUrl,
    STORE_API_URL: ports.storeUrl,
    STORE_ID: 'store_outra',
    CATALOG_REFRESH_SECONDS: '1',
  }
  const shop = await startServer({
    script: 'scripts/start.ts',
    port: ports.shop,
    environment,
    readyPath: '/api/health/live',
  })
  try {
    const started = Date.now()
    const answer = await page.goto(`${shop.url}/store`)
    expect(answer?.status()).toBe(500)
    expect(Date.now() - started, 'R1: an answer within 3 s, and a little for the browser').toBeLessThan(6000)
    const failed = 'Erro ao carregar produtos: Falha ao carregar produtos'
    await expect(page.getByText(failed, { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    expect((await fetch(`${shop.url}/api/health/ready`)).status).toBe(503)

    const upstream = await startServer({
      script: 'scripts/store-api.ts',
      port: ports.store,
      parameters: ['--catalog=e2e/fixtures/other-store.json', '--record'],
      environment: { STORE_ID: 'store_outra' },
      readyPath: '/__requests',
    })
    try {
      await expect(async () => {
        const recovered = await page.goto(`${shop.url}/store`)
        expect(recovered?.status()).toBe(200)
      }).toPass({ timeout: 20_000 })
      await expect(page.getByRole('article')).toHaveCount(6)
    } finally {
      await upstream.stop()
    }
  } finally {
    await shop.stop()
  }
})
