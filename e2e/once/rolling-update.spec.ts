import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { openDesk, signIn } from '../support/desk-shop'
import { makeOtherBuild, type OtherBuild } from '../support/other-build'
import { portsOf } from '../support/ports'
import { addToCart, openCart } from '../support/shop-page'
import { expect, test } from '../support/test'

const { shop: port, shopUrl } = portsOf('rolling-update')
const words = ['Voltar para a Loja', 'Voltar para a LOJA'] as const

// A page is open in a shopper's hand while the shop is replaced by the next release.
test.describe('R31 a page of the release before', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolling-update-'))
  let next: OtherBuild
  let shop: WatchedServer

  async function start(command?: OtherBuild['command']): Promise<void> {
    shop = await startShop({ command, port, environment: { DATA_DIR: folder } })
  }

  // What the page asks in its own time falls into the moment without a shop, or not.
  test.use({ baseURL: shopUrl, expectedComplaints: [/net::ERR_(CONNECTION_REFUSED|SOCKET_NOT_CONNECTED)/] })
  test.beforeAll(() => {
    next = makeOtherBuild(words)
  })
  test.afterAll(async () => {
    next?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  test.afterEach(() => shop?.stop())

  test('R31 goes on in the next one: its scripts are found, a tap leads to the new page, the cart is kept', async ({
    page,
  }) => {
    await start()
    const title = await addToCart(page)
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
  test.describe('at the desk', () => {
    // From a desk without a signed-in user, which goes on asking while the shop is away.
    test.use({ expectedComplaints: [/net::ERR_/] })

    test('R31 a view of the desk that was not opened yet is found in the next release, whose document names its own', async ({
      page,
    }) => {
      await (await openDesk(folder, ['ana'])).close()
      await start()
      await signIn(page, '/painel', 'ana')
      const failed: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
      })
      const filesOf = async () =>
        (await (await fetch(`${shopUrl}/painel`)).text()).match(/arquivos\/[\w-]+\.\w+/g)
      const before = await filesOf()
      await shop.stop()
      await start(next.command)
      await page.getByRole('link', { name: 'Corredores' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Corredores' })).toBeVisible()
      expect(failed.filter((line) => line.includes('/painel'))).toEqual([])

      const old = await fetch(`${shopUrl}/painel/${before?.find((name) => name.endsWith('.css'))}`)
      expect([old.status, old.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(await filesOf()).not.toEqual(before)
      // Only the desk hands them out.
      const [name = ''] = before ?? []
      expect((await fetch(`${shopUrl}/_next/static/${name.replace('arquivos', 'desk')}`)).status).toBe(404)
    })
  })
})
