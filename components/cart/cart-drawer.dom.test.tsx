import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerQuotes } from '@/lib/testing/answer-quotes'
import { PanelOpener, renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, completeDelivery, variantIdOf } from '@/lib/testing/sample-values'
import { CartDrawer } from './cart-drawer'

beforeEach(() => void answerQuotes())

const page = (
  <>
    <PanelOpener panel="cart" />
    <CartDrawer />
  </>
)

const opener = () => screen.getByText<HTMLButtonElement>('abrir')
const lines = [cartLineOf(), cartLineOf({ variantId: variantIdOf(2), title: 'Pão Francês' })]

describe('the cart drawer', () => {
  it('R14 says that a stored product could not be read, and sells the others', async () => {
    const broken = cartLineOf({ variantId: '_'.repeat(26) as ReturnType<typeof variantIdOf> })
    const { user } = renderInShop(page, { lines: [...lines, broken] })
    await user.click(opener())
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Faltou um produto no carrinho')).toBeTruthy()
  })

  it('changes nothing while its checkout is on the way, and is alive again after a failure', async () => {
    let refuse: (() => void) | undefined
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/checkout') {
        await new Promise<void>((resolve) => {
          refuse = resolve
        })
      }
      return Response.json({ kind: 'store-failed' }, { status: 502 })
    })
    const { user } = renderInShop(page, { lines, delivery: completeDelivery })
    await user.click(opener())
    const isLocked = () => screen.getAllByRole('list', { hidden: true })[0]?.closest('[inert]') !== null
    expect(isLocked()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Finalizar Compra' }))
    expect(isLocked()).toBe(true)
    await expect.poll(() => refuse).toBeDefined()
    await act(async () => refuse?.())
    await expect.poll(isLocked).toBe(false)
  })

  it('shows a way to the store when it is empty, and no delivery', async () => {
    const { user } = renderInShop(page)
    await user.click(opener())
    expect(screen.getAllByText('Seu carrinho está vazio')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'Explorar Todos os Produtos' })
    expect(link.getAttribute('href')).toBe('/store')
    expect(screen.queryByLabelText('Cidade de entrega')).toBeNull()
  })

  it('offers to undo a removal in the place of the line, which has the focus then, and nowhere else', async () => {
    const { user, toast } = renderInShop(page, { lines })
    await user.click(opener())
    screen.getByRole('button', { name: 'Remover Banana Prata do carrinho' }).focus()
    await user.keyboard('{Enter}')
    expect(toast()).toBeNull()
    const [first, second] = screen.getAllByRole('listitem')
    expect([first?.textContent, second?.textContent?.startsWith('Pão Francês')]).toEqual([
      'Banana Prata foi removido.Desfazer',
      true,
    ])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Desfazer' }))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Banana Prata')
  })
})
