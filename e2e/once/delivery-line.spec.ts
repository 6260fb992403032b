import { cutScripts, holdScripts, slowTime } from '../support/hold-scripts'
import { fillDelivery, finish, hostedCheckout, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const known = 'Entrega em Balneário Camboriú · R$ 12,00'
const product = '/product/tomate-italiano'

test('the fee is known before anything is in the cart, and the line opens the check of the city', async ({
  page,
}) => {
  for (const path of ['/', '/store', '/busca/banana', product]) {
    const html = await (await page.request.get(path)).text()
    expect(html.replaceAll('\u00a0', ' '), path).toContain(known)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/')
  const place = page.locator('[data-slot="delivery-line"]').filter({ visible: true })
  const before = await place.boundingBox()
  const link = place.getByRole('link', { name: known })
  expect(await link.getAttribute('href')).toBe('/termos')
  await link.click()
  const sheet = page.getByRole('dialog', { name: 'Entrega e frete' })
  await expect(sheet.getByText('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Verificar' }).click()
  await expect(sheet.getByText('Cidade confirmada!')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(link).toBeFocused()
  expect(await place.boundingBox()).toEqual(before)

  // What was confirmed there counts for the cart, and on the next page.
  await visit(page, product)
  await expect(place.getByRole('link', { name: known })).toHaveAttribute('data-in-place', 'alive')
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  const drawer = await openCart(page)
  await expect(drawer.getByText('Cidade confirmada!')).toBeVisible()
})

test.describe('while scripts do not come', { tag: '@long' }, () => {
  // A service worker would have them.
  test.use({ serviceWorkers: 'block' })

  test('R27 a tap on the line before the scripts have come opens the check as soon as they have, and leads nowhere', async ({
    page,
  }) => {
    await page.clock.install()
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = page.locator('[data-slot="delivery-line"] a')
    const slowly = await slowTime(page)
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    scripts.resolve()
    await slowly(() => expect(page.getByRole('dialog', { name: 'Entrega e frete' })).toBeVisible())
    // The link itself is followed after 5 s, where nothing else has come of the tap.
    await page.clock.fastForward(5500)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test.describe('without a connection for its code', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] })

    // With a city known the line is alive, and the check alone is away; without one neither has come.
    for (const stored of [null, '{"city":"balneario camboriu","cityConfirmed":true}']) {
      test(`the line says so and stays alive with ${stored ? 'a city' : 'no city'} known: the next tap opens the check`, async ({
        page,
      }) => {
        if (stored)
          await page.addInitScript((text) => localStorage.setItem('mercado-local-delivery', text), stored)
        await visit(page, '/')
        const link = page.locator('[data-slot="delivery-line"]').filter({ visible: true }).getByRole('link')
        await expect(link).toHaveAttribute('data-in-place', stored ? 'alive' : 'waiting')
        const restore = await cutScripts(page)
        await link.click()
        await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
        await expect(link).toHaveAttribute('aria-busy', 'false')
        await restore()
        await link.click()
        await expect(page.getByRole('dialog', { name: 'Entrega e frete' })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe('/')
      })
    }
  })
})

const fee = {
  line: 'R$ 12,00',
  bar: 'com frete',
  total: 'Total com frete',
  payment: 'R$ 12,00',
}
const none = {
  line: fee.line,
  bar: '+ frete a combinar',
  total: 'Total estimado, sem frete',
  payment: 'a combinar',
}

for (const { handle, quantity, says, isOver, over } of [
  { handle: 'banana-prata', quantity: 2, says: fee, isOver: false, over: null },
  {
    handle: 'banana-prata',
    quantity: 11,
    says: none,
    isOver: true,
    over: ['Acima de 10 itens: frete a combinar', 'Tire 1 item: frete de R$ 12,00'],
  },
]) {
  test(`${quantity} × ${handle}: every place says the same of the freight`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `/product/${handle}`)
    const line = page.locator('[data-slot="delivery-line"]').filter({ visible: true })
    await expect(line).toHaveText(new RegExp(`· ${says.line.replace('$', '.').replaceAll(' ', '\\s')}$`))
    for (let piece = 1; piece < quantity; piece += 1)
      await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    // A variant that is called like its product is named once.
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const added = new RegExp(`^${quantity} x ${title}( \\([^)]{1,20}\\))? adicionado\\.$`)
    await expect(page.getByText(added)).toBeVisible()

    await visit(page, '/store')
    const bar = page.getByRole('region', { name: 'Resumo do carrinho' }).getByRole('button')
    await expect(bar).toHaveText(new RegExp(`,\\d\\d ${says.bar.replace('+', '\\+')} · Ver carrinho$`))
    const drawer = await openCart(page)
    await fillDelivery(page)
    await expect(drawer.getByText(says.total)).toBeVisible()
    const freight = drawer.getByText('Frete', { exact: true }).locator('xpath=following-sibling::dd')
    await expect(freight).toHaveText(isOver ? 'a combinar' : /^R\$\s12,00$/)
    await expect(drawer.getByText('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')).toBeVisible()
    await expect(drawer.getByText('Acima de 10 itens ou de 15 kg, o frete é a combinar.')).toBeVisible()
    const agreed = 'Entrega em Balneário Camboriú'
    await expect(drawer.locator('[data-slot="sheet-footer"] [aria-live] :is(p, span)')).toHaveText(
      over ? [...over, 'Agora só os produtos; sem acordo no frete, devolvemos tudo.', agreed] : [agreed],
    )
    const how =
      'O mercado combina o frete pelo WhatsApp antes de entregar. Se você não aceitar, ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.'
    await expect(drawer.getByText(how)).toHaveCount(isOver ? 1 : 0)
    if (isOver) {
      await drawer.getByRole('button', { name: 'Ver como funciona' }).click()
      await expect(drawer.getByText(how)).toBeInViewport({ ratio: 1 })
    }
    await expect(drawer.locator('[data-over="true"]')).toHaveCount(isOver ? 1 : 0)
    const list = new URL((await drawer.getByRole('link', { name: /WhatsApp$/ }).getAttribute('href')) ?? '')
    await finish(page).click()
    await page.waitForURL(hostedCheckout)
    await expect(
      page
        .getByRole('row', { name: /^Frete/ })
        .getByRole('cell')
        .last(),
    ).toHaveText(says.payment)
    await expect(
      page.getByRole('row', { name: isOver ? /^Total estimado, sem frete/ : /^Total R/ }),
    ).toBeVisible()
    await expect(page.getByText(agreed, { exact: true })).toBeVisible()
    await expect(page.getByText(how)).toHaveCount(isOver ? 1 : 0)
    await page.goto(list.searchParams.get('text')?.split('\n')[1] ?? '')
    await expect(page.getByText('Total do que há hoje, sem frete')).toBeVisible()
  })
}
