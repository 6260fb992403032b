import { tabTo } from '../support/keyboard'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const conversation = [
  '[10:32, 24/11/2026] Ana: Bom dia!',
  '[10:33, 24/11/2026] Ana: Feira:',
  '- 1kg de banana bem madura',
  '* 2x leite 1l',
  '~arroz~',
  '• parafuso sextavado',
].join('\n')

test.use({ viewport: { width: 360, height: 740 } })

test('a conversation pasted from WhatsApp becomes a paid order by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await visit(page, '/lista')
  await tabTo(page, page.getByLabel('Lista de compras'))
  await keyboard.insertText(conversation)
  await tabTo(page, page.getByRole('button', { name: 'Procurar' }))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Sua lista' })).toBeVisible()
  await expect(page.getByText('3 de 4 linhas.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Feira' })).toBeVisible()
  const banana = page.getByRole('group', { name: /banana bem madura/ })
  const milk = page.getByRole('group', { name: /leite 1l/ })
  await expect(banana.getByRole('radio').first()).toBeChecked()
  await expect(page.getByText('Não achamos na loja. O que é parecido:')).toBeVisible()
  const rice = page.getByRole('group', { name: /arroz/ })
  await expect(page.getByText(/^Riscado na lista/)).toBeVisible()
  await expect(rice.getByRole('radio', { name: 'Deixar fora' })).toBeChecked()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // Another one by an arrow, and how many: the total follows.
  const total = page.locator('[data-total]')
  const before = await total.textContent()
  await expect(milk.getByRole('radio')).toHaveCount(2)
  await tabTo(page, milk.getByText(/^Trocar \(\d+\)/))
  await keyboard.press('Enter')
  await expect(milk.getByRole('radio').nth(2)).toBeVisible()
  await tabTo(page, milk.getByRole('radio').first(), 'Shift+Tab')
  await keyboard.press('ArrowDown')
  await expect(milk.getByRole('radio').nth(1)).toBeChecked()
  await keyboard.press('ArrowUp')
  await tabTo(page, milk.getByRole('spinbutton'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('3')
  await expect(total).not.toHaveText(before ?? '')
  await tabTo(page, page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }))
  await keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(/\/lista$/)
  await expect(page.getByText('4 itens da lista estão no carrinho.', { exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /“bem madura”/ })).toBeVisible()
  await expect(drawer.getByLabel(/^Observação do pedido/)).toHaveValue(
    'Não achei na loja: parafuso sextavado',
  )

  await tabTo(page, drawer.getByLabel('Cidade de entrega'))
  await keyboard.type('balneario camboriu')
  await tabTo(page, drawer.getByRole('button', { name: 'Verificar' }))
  await keyboard.press('Space')
  await expect(drawer.getByText('Cidade confirmada!')).toBeVisible()
  await tabTo(page, drawer.getByLabel('WhatsApp'))
  await keyboard.type('47 99912-3456')
  await tabTo(page, drawer.getByLabel('Trocar por marca similar, na mesma quantidade'))
  await keyboard.press('Space')
  const finish = drawer.getByRole('button', { name: 'Finalizar Compra' })
  await expect(finish).toBeEnabled()
  await tabTo(page, finish)
  const sent = page.waitForRequest('**/api/checkout')
  await keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    note: 'Não achei na loja: parafuso sextavado',
    items: [{ quantity: 1, note: 'bem madura' }, { quantity: 3 }],
  })
  await page.waitForURL(/\/hosted-checkout\//)
  await tabTo(page, page.getByRole('button', { name: 'Pagar' }))
  await keyboard.press('Enter')
  await page.waitForURL('**/success')

  // It went with its order: the next cart has none.
  const kept = await page.evaluate(() => JSON.parse(localStorage['mercado-local-delivery']))
  expect(kept.noteOrder).toBeTruthy()
})

test('what was chosen in its place comes in its own packs, unless an amount was typed', async ({ page }) => {
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill('1 kg de banana')
  await page.getByRole('button', { name: 'Procurar' }).click()
  const [amount, others] = [page.getByRole('spinbutton'), page.getByRole('radio')]
  await expect(amount).toHaveValue('1')
  const half = page.getByRole('radio', { name: /500 g/ })
  await expect(half).toBeHidden()
  await page.getByText(/^Trocar \(\d+\)/).click()
  await half.check({ force: true })
  await expect(amount).toHaveValue('2')
  await amount.fill('5')
  await others.first().check({ force: true })
  await expect(amount).toHaveValue('5')
  // With every line left out there is nothing to add.
  await page.getByText('Deixar fora').click()
  await expect(page.locator('[data-total]')).toHaveText('')
  await page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cole a sua lista' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a list goes into the cart once, however often its button is tapped, with the amounts that are typed', async ({
  page,
}) => {
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill('3 leite')
  await page.getByRole('button', { name: 'Procurar' }).click()
  const amount = page.getByRole('spinbutton')
  await amount.fill('4')
  await amount.press('Enter')
  await expect(amount).toHaveValue('4')
  await expect(page.getByText('Deixar fora')).toBeInViewport()
  await page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).dblclick()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer.getByRole('group', { name: /^Quantidade de/ })).toContainText('4')
})

test('a list without anything can be changed where it is answered', async ({ page }) => {
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill('zarabatana')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar tudo ao carrinho' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Procurar na loja/ })).toHaveAttribute(
    'href',
    '/busca/zarabatana',
  )
  await page.getByText('Mudar a lista').click()
  await page.getByLabel('Lista de compras').fill('leite')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('what this device has bought goes along by its ids, for the first choice', async ({ page }) => {
  const card = {
    productId: 'prod_01JABCDEFGHJKMNPQRSTVWXYZ0',
    handle: 'leite',
    title: 'Leite',
    subtitle: null,
    ribbon: null,
    picture: null,
    price: null,
    unitPrice: null,
    availability: { kind: 'out-of-stock' },
    hasSeveralVariants: false,
    item: null,
  }
  await page.route('**/api/orders/products', (route) => route.fulfill({ json: { cards: [card] } }))
  await page.addInitScript(() => {
    localStorage['e-commerce-order-keys'] = JSON.stringify({ version: 1, keys: ['attempt-000000000001'] })
  })
  await visit(page, '/lista')
  const asked = page.waitForRequest('**/api/orders/products')
  await page.getByLabel('Lista de compras').fill('leite')
  expect((await asked).postDataJSON()).toEqual({ keys: ['attempt-000000000001'] })
  await expect(page.locator('input[name="comprados"]')).toHaveValue(card.productId)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/lista'),
  )
  await page.getByRole('button', { name: 'Procurar' }).click()
  expect((await sent).postData()).toBe(`comprados=${card.productId}&lista=leite`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list becomes a shared cart, of codes and amounts alone', async ({ page }) => {
    await page.goto('/lista')
    await page.getByLabel('Lista de compras').fill(conversation)
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page.locator('noscript [data-slot="alert"]')).toBeVisible()
    const milk = page.getByRole('group', { name: /leite 1l/ })
    await milk.getByRole('spinbutton').fill('4')
    const banana = page.getByRole('group', { name: /banana bem madura/ })
    await banana.getByText(/^Trocar \(\d+\)/).click()
    await banana.getByText('500 g', { exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).click()
    await expect(page).toHaveURL(/\/lista\/[0-9A-Za-z_~.-]+$/)
    // Two packs of half a kilogram are the kilogram that was asked for.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista compartilhada: 6 itens')
    await expect(page.getByText('2 × Banana-prata')).toBeVisible()
    await expect(page.getByText('4 × Leite integral')).toBeVisible()
  })
})
