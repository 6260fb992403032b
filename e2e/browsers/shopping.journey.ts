import { password } from '../../scripts/tools/account-shop'
import { emailIn } from './support/people'
import { goToPayment, menu, openCart, putIntoCart } from './support/steps'
import { expect, test } from './support/test'

test('what a shopper reads at the end of a list does not move while the rows above it are laid out', async ({
  shopper,
}) => {
  const onScreen = `Math.round(document.querySelector('[data-in-place]').getBoundingClientRect().top)`
  for (const _ of [1, 2, 3]) {
    await shopper.open('/store')
    const arrived = await shopper.tab.evaluate(
      `(document.querySelector('[data-in-place]').scrollIntoView({ block: 'center', behavior: 'instant' }), ${onScreen})`,
    )
    await new Promise((resolve) => setTimeout(resolve, 600))
    // Firefox rounds the heights it makes up for.
    expect(Math.abs(Number(await shopper.tab.evaluate(onScreen)) - Number(arrived))).toBeLessThan(5)
  }
})

test('a list is filtered, grows, leads to a product, and is found again on the way back', async ({
  shopper,
}) => {
  await shopper.open('/store')
  const card = await shopper.find({ role: 'article' })
  expect(card.count).toBe(24)
  // On the first screen of a phone, whatever the browser makes of the panels.
  expect(card.top).toBeLessThan(500)

  await shopper.press({ role: 'link', name: 'Carregar mais produtos' })
  await shopper.until('48 products', async () => (await shopper.find({ role: 'article' })).count === 48)

  await shopper.press({ role: 'button', name: 'Filtrar' })
  const panel = { role: 'navigation', name: 'Filtrar' } as const
  await shopper.press({ role: 'checkbox', name: '/^Em oferta/', within: panel })
  await shopper.press({ role: 'link', name: '/^Ver /', within: panel })
  await shopper.arrives('/store/em-oferta')
  await shopper.sees({ role: 'link', name: 'Remover filtro: Em oferta' })
  await shopper.misses(panel)

  const { text: title } = await shopper.find({ role: 'heading', within: { role: 'article' } })
  await shopper.press({ role: 'link', name: title, within: { role: 'article' } })
  await shopper.arrives(/^\/product\//)
  await shopper.sees({ role: 'heading', name: title })
  await shopper.sees({ name: '/em estoque!$/' })
  await shopper.tab.goBack()
  await shopper.arrives('/store/em-oferta')
  await shopper.sees({ role: 'link', name: 'Remover filtro: Em oferta' })
})

test('a purchase goes from the list through the cart to /success, and its order stands in the profile', async ({
  shopper,
}) => {
  const title = await putIntoCart(shopper)
  await openCart(shopper)
  await shopper.sees({ name: 'Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.' })
  await goToPayment(shopper)
  await shopper.sees({ name: `/${title}/` })
  await shopper.press({ role: 'radio', name: '/PIX/' })
  await shopper.press({ role: 'button', name: 'Pagar' })
  await shopper.arrives('/success')
  await shopper.sees({ role: 'heading', name: 'Compra Realizada com Sucesso!' })
  await shopper.open('/profile')
  await shopper.sees({ name: `/${title}/` })
  await shopper.press({ role: 'button', name: '/^Abrir carrinho/' })
  await shopper.sees({ name: 'Seu carrinho está vazio' })
})

test('who cancels, or comes back by the button of the browser, has the cart and the details again', async ({
  shopper,
}) => {
  const title = await putIntoCart(shopper)
  await openCart(shopper)
  await goToPayment(shopper)
  await shopper.press({ role: 'button', name: 'Cancelar' })
  await shopper.arrives('/store')
  await shopper.seesItAlive()
  await openCart(shopper)
  await shopper.sees({ name: title, within: { role: 'dialog', name: 'Carrinho' } })
  await shopper.press({ role: 'button', name: 'Finalizar Compra' })
  await shopper.arrives(/^\/hosted-checkout\//)
  await shopper.tab.goBack()
  await shopper.arrives('/store')
  await shopper.seesItAlive()
  await shopper.sees({ role: 'button', name: '/^Abrir carrinho.*1/' })
})

test('a product is bought at once from its page', async ({ shopper }) => {
  await shopper.open('/product/banana-prata')
  await shopper.press({ role: 'button', name: '/^Comprar Agora/' })
  await shopper.press({ role: 'button', name: 'Continuar sem informar' })
  await shopper.arrives(/^\/hosted-checkout\//)
  await shopper.sees({ name: '/Banana-prata/' })
})

test('a product is searched for by the first letters', async ({ shopper }) => {
  await shopper.open('/')
  await shopper.fill({ role: 'field', name: 'Buscar' }, 'banana')
  await shopper.sees({ name: '/Banana-prata/' })
  await shopper.tab.pressEnter()
  await shopper.arrives('/busca/banana')
  await shopper.sees({ role: 'article' })
})

test('a user signs in, is known on the next page, and signs out', async ({ shopper, installed }) => {
  await shopper.open('/store')
  await menu(shopper)
  await shopper.press({
    role: 'button',
    name: 'Entrar ou Criar Conta',
    within: { role: 'dialog', name: 'Menu' },
  })
  const modal = { role: 'dialog', name: 'Entrar' } as const
  await shopper.fill({ role: 'field', name: 'Email', within: modal }, emailIn(installed.name))
  await shopper.fill({ role: 'field', name: 'Senha', within: modal }, password)
  await shopper.tab.pressEnter()
  await shopper.sees({ name: 'Login realizado! 🎉' })
  await shopper.open('/profile')
  await shopper.sees({ name: '/Ana Souza/' })
  await menu(shopper)
  await shopper.press({ role: 'button', name: 'Sair', within: { role: 'dialog', name: 'Menu' } })
  await shopper.sees({ name: 'Você saiu! 👋' })
})

test('the theme is chosen in the menu, and kept', async ({ shopper }) => {
  const isDark = () => shopper.tab.evaluate(`document.documentElement.classList.contains('dark')`)
  const background = () => shopper.tab.evaluate('getComputedStyle(document.body).backgroundColor')
  await shopper.open('/')
  const light = await background()
  await menu(shopper)
  await shopper.press({ role: 'radio', name: 'Escuro' })
  await shopper.until('the dark theme', async () => (await isDark()) === true)
  await shopper.open('/store')
  expect(await isDark()).toBe(true)
  expect(await background()).not.toBe(light)
})
