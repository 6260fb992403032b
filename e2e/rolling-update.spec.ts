import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type WatchedServer, watchServer } from '../scripts/tools/watched-server'
import { makeOtherBuild, type OtherBuild } from './support/other-build'
import { portsOf } from './support/ports'
import { firstSellableCard, openCart, visit } from './support/shop-page'
import { expect, test } from './support/test'

const { shop: port, shopUrl } = portsOf('rolling-update')
const words = ['Voltar para a Loja', 'Voltar para a LOJA'] as const

// A page is open in a shopper's hand while the shop is replaced by the next release.
test.describe('R31 a page of the release before', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolling-update-'))
  let next: OtherBuild
  let shop: WatchedServer

  async function start(command?: OtherBuild['command']): Promise<void> {
    shop = await watchServer({
      script: 'scripts/start.ts',
      command,
      port,
      environment: { SITE_URL: shopUrl, DATA_DIR: folder, RATE_LIMIT_SCALE: '100' },
      readyPath: '/api/health/ready',
    })
  }

  test.use({ baseURL: shopUrl })
  test.beforeAll(() => {
    next = makeOtherBuild(words)
  })
  test.afterAll(async () => {
    await shop?.stop()
    next?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('R31 goes on in the next one: its scripts are found, a tap leads to the new page, the cart is kept', async ({
    page,
  }) => {
    await start()
    await visit(page, '/store')
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.body.setAttribute('data-release', 'before'))
    await shop.stop()
    await start(next.command)

    const scripts: string[] = []
    const failed: string[] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname.startsWith('/_next/static/')) scripts.push(pathname)
      if (answer.status() >= 400) failed.push(`${answer.status()} ${pathname}`)
    })
    // A part whose scripts this page has not loaded yet.
    const field = page.getByRole('combobox', { name: 'Buscar' })
    await field.focus()
    await field.pressSequentially('banana')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
    await expect(page.locator('body')).toHaveAttribute('data-release', 'before')

    // Nothing of what is behind it was asked for before: the answer is the next release's, and the page is left for it.
    await page
      .getByRole('option', { name: /Banana-caturra/ })
      .first()
      .click()
    await expect(page.getByText(words[1], { exact: true })).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-release', 'before')
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
    const drawer = await openCart(page)
    await expect(drawer.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText('2')
    expect(failed).toEqual([])
  })
})
