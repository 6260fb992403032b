import type { Shopper } from './shopper.ts'

/** The first product of the list that can be bought at once goes into the cart; gives back its title. */
export async function putIntoCart(shopper: Shopper): Promise<string> {
  await shopper.open('/store')
  const add = { role: 'button', name: '/^Adicionar .* ao carrinho$/' } as const
  await shopper.sees(add)
  const label = await shopper.tab.evaluate(
    `document.querySelector('article button[aria-label^="Adicionar "]').getAttribute('aria-label')`,
  )
  const [, title = ''] = /^Adicionar (.*) ao carrinho$/.exec(String(label)) ?? []
  await shopper.press({ role: 'button', name: String(label) })
  await shopper.sees({ name: 'Adicionado ao Carrinho! 🛒' })
  return title
}

export async function openCart(shopper: Shopper): Promise<void> {
  await shopper.press({ role: 'button', name: '/^Abrir carrinho/' })
  await shopper.sees({ role: 'dialog', name: 'Carrinho' })
}

/** Gives city, WhatsApp and substitution in the open cart, and goes on to the payment. */
export async function goToPayment(shopper: Shopper): Promise<void> {
  const drawer = { role: 'dialog', name: 'Carrinho' } as const
  await shopper.fill({ role: 'field', name: '/^Cidade de entrega/', within: drawer }, 'balneario camboriu')
  await shopper.press({ role: 'button', name: '/^Verificar/', within: drawer })
  await shopper.sees({ name: 'Cidade confirmada!', within: drawer })
  await shopper.fill({ role: 'field', name: '/^WhatsApp/', within: drawer }, '(47) 99912-3456')
  const choice = { role: 'radio', name: '/^Trocar por marca similar/', within: drawer } as const
  await shopper.press(choice)
  await shopper.until('the choice', async () => (await shopper.find(choice)).isChecked)
  await shopper.press({ role: 'button', name: 'Finalizar Compra', within: drawer })
  await shopper.arrives(/^\/hosted-checkout\//)
}

export async function menu(shopper: Shopper): Promise<void> {
  await shopper.press({ role: 'button', name: 'Abrir menu' })
  await shopper.sees({ role: 'dialog', name: 'Menu' })
}
