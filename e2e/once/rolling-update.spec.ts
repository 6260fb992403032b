import { signIn } from '../support/desk-shop'
import { buildNextRelease, makeOtherBuild } from '../support/other-build'
import { addToCart, openCart } from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

const words = ['Voltar para a Loja', 'Voltar para a LOJA'] as const

const shop = useShop({ users: ['ana'] })
// Pages that are open go on asking while the shop is away.
test.use({ expectedComplaints: [/net::ERR_/] })

const readDeskFiles = async () =>
  (await (await fetch(`${shop.url}/painel`)).text()).match(/arquivos\/[\w-]+\.\w+/g) ?? []

test('R31 a page and the desk of the release before go on in the next one, and lead to it', {
  tag: '@long',
}, async ({ page, context }) => {
  const title = await addToCart(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const desk = await context.newPage()
  await signIn(desk, '/painel', 'ana')
  const deskFiles = await readDeskFiles()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.body.setAttribute('data-release', 'before'))
  // `npm run test:release` builds it for real.
  const isBuilt = process.env['NEXT_RELEASE'] === 'built'
  if (isBuilt) test.setTimeout(600_000)
  const next = isBuilt ? buildNextRelease(words) : makeOtherBuild(words)
  try {
    await shop.stop()
    await shop.start({ command: next.command })

    const scripts: string[] = []
    const failed: string[] = []
    context.on('response', (answer) => {
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
    const found = page.getByRole('option', { name: /Banana-caturra/ })
    await found.first().click()
    await expect(page.getByText(words[1], { exact: true })).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-release', 'before')
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
    const drawer = await openCart(page)
    await expect(drawer.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText('2')

    // A view of the desk that was not opened yet.
    await desk.getByRole('link', { name: 'Corredores' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Corredores' })).toBeVisible()
    expect(failed).toEqual([])
    const old = await fetch(`${shop.url}/painel/${deskFiles.find((name) => name.endsWith('.css'))}`)
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(await readDeskFiles()).not.toEqual(deskFiles)
    // Only the desk hands them out.
    const elsewhere = `${shop.url}/_next/static/${deskFiles[0]?.replace('arquivos', 'desk')}`
    expect((await fetch(elsewhere)).status).toBe(404)
  } finally {
    // What listens to a server that ends complains.
    await Promise.all([page, desk].map((each) => each.goto('about:blank')))
    await shop.stop()
    next.remove()
  }
})
