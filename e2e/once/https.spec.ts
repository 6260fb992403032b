import { closedPort } from '../../lib/testing/closed-port'
import playwrightConfig from '../../playwright.config'
import { findNginx, startNginx } from '../../scripts/tools/nginx'
import { runShop } from '../support/run-shop'
import { openMenu, visit } from '../support/shop-page'
import { expect, test, waitUntilAlive } from '../support/test'

const shared = playwrightConfig.use?.launchOptions ?? {}
// The certificate is made for this test.
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...shared, args: [...(shared.args ?? []), '--ignore-certificate-errors'] },
})

test('S2 S13 behind nginx with a certificate a browser keeps secure cookies and a worker, and asks by https alone', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const program = findNginx()
  test.skip(program === null, 'nginx cannot be installed')
  const [port, securePort] = [await closedPort(), await closedPort()]
  const origin = `https://localhost:${securePort}`
  const environment = { SITE_URL: origin, TRUST_PROXY_HOPS: '1' }
  const shop = await runShop({ accounts: true, environment })
  const nginx = await startNginx({ program: program ?? '', port, securePort, replicas: [shop.port] })
  try {
    const plain = await request.get(`http://localhost:${port}/store`, { maxRedirects: 0 })
    expect([plain.status(), plain.headers()['location']]).toEqual([308, 'https://localhost/store'])

    const person = { email: 'ana@exemplo.com', password: 'uma senha só minha' }
    shop.accounts.people.add({ ...person, metadata: { full_name: 'Ana Souza' } })
    const answer = page.waitForResponse(`${origin}/store`)
    await visit(page, `${origin}/store`)
    expect((await answer).headers()['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
    const modal = page.getByRole('dialog', { name: 'Entrar' })
    await modal.getByLabel('Email').fill(person.email)
    await modal.getByLabel('Senha').fill(person.password)
    await modal.getByLabel('Senha').press('Enter')
    await expect(page.getByText('Login realizado! 🎉').first()).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.filter(({ secure }) => !secure)).toEqual([])
    const session = cookies.find(({ name }) => name.startsWith('__Host-mercado-auth'))
    expect(session).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' })

    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(await worker()).toBe(`${origin}/sw.js`)
    await page.reload()
    await waitUntilAlive(page)
    await expect((await openMenu(page)).getByText('Ana Souza', { exact: true })).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await nginx.stop()
    await shop.close()
  }
})
