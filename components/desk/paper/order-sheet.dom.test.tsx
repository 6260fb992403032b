import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import type { DeskLine, DeskOrder } from '@/lib/desk/api/orders'
import { deskLineOf, deskOrderOf } from '@/lib/desk/browser/testing/sample-orders'
import { deskPaperCopy as copy } from '@/lib/desk/copy/paper'
import { plainPick } from '@/lib/domain/fulfillment'
import { OrderSheet, type PaperKind } from './order-sheet'

const at = '2026-11-22T13:32:00.000Z'
const picked = { ...plainPick, line: 0, state: 'picked', by: 'ana', at } as const

function show(kind: PaperKind, pick: DeskLine['pick'], more: Partial<DeskOrder> = {}) {
  const order = deskOrderOf([deskLineOf({ quantity: 3, price: { amount: 590, currency: 'brl' }, pick })], {
    ...{ fulfillment: 'picking', fulfillmentAt: at, city: 'Itajaí', handledCount: 1 },
    total: { amount: 1770, currency: 'brl' },
    productsTotal: { amount: 1770, currency: 'brl' },
    ...more,
  })
  return render(
    <OrderSheet ref={createRef()} order={order} kind={kind} size="a4" storeName="Mercado" contact={null} />,
  )
}

describe('the receipt', () => {
  const sums = () =>
    [...document.querySelectorAll('.paper-sums > div')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    )

  it('R56 says that fewer pieces than ordered are in the bag, what they come to, and the difference', () => {
    show('receipt', { ...picked, quantity: 2 })
    expect(screen.getByText(copy.fewer(2))).toBeTruthy()
    expect(screen.getByText('R$ 17,70 no pedido, agora R$ 11,80 (− R$ 5,90)')).toBeTruthy()
    expect(sums()).toEqual([
      'ProdutosR$ 11,80',
      'Total agoraR$ 11,80',
      'Diferença a devolverR$ 5,90',
      'AntesR$ 17,70',
    ])
  })

  it('R85 says that the difference was settled, and when', () => {
    const mark = { amount: -590, by: 'ana', at } as const
    show('receipt', { ...picked, quantity: 2 }, { fulfillment: 'ready', mark })
    expect(sums().slice(2)).toEqual([
      'Diferença acertadaR$ 5,90',
      'Acertada emdom., 22/11, 10h32',
      'AntesR$ 17,70',
    ])
  })

  it('says nothing of that where all pieces are', () => {
    show('receipt', { ...picked, quantity: 3 })
    expect(sums()).toEqual(['ProdutosR$ 17,70', 'Total do pedidoR$ 17,70'])
  })

  it.each(['receipt', 'list'] as const)('says where it is fetched, and nothing of a delivery: %s', (kind) => {
    const shippingFee = { amount: 0, currency: 'brl' }
    show(kind, picked, { city: 'Retirada na loja: Rua das Flores, 12', shippingFee })
    expect(screen.getByText('Retirada na loja').nextSibling?.textContent).toBe('Rua das Flores, 12')
    expect(screen.queryByText('Entrega')).toBeNull()
  })

  it.each(['receipt', 'list'] as const)('says payment, change and the note of the order: %s', (kind) => {
    const given = { payment: 'dinheiro', changeFor: '5000', note: 'Na portaria' } as const
    show(kind, picked, { details: { substitution: null, ...given } })
    for (const text of ['Pagamento: Dinheiro', 'Troco: para R$ 50,00', 'Observação do pedido: Na portaria'])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it.each(['receipt', 'list'] as const)('has what the scale showed: %s', (kind) => {
    show(kind, { ...picked, quantity: null, weightGrams: 450 })
    expect(screen.getByText('Na balança: 0,450 kg')).toBeTruthy()
  })
})

describe('the list', () => {
  const replaced = { ...picked, state: 'replaced', replacement: 'Leite semidesnatado' } as const

  it.each([
    [undefined, true, '2Leite semidesnatadoNO LUGAR DE: 3 × Banana'],
    ['accepted', true, '2Leite semidesnatadoNO LUGAR DE: 3 × Banana (CLIENTE ACEITOU)'],
    ['refused', false, '3BananaCLIENTE RECUSOU: 2 × Leite semidesnatado · TIRE DA SACOLA'],
  ] as const)(
    'R84 says what its shopper answered, and ticks what is in the bag: %s',
    (answer, isTicked, text) => {
      show('list', { ...replaced, quantity: 2, ...(answer ? { answer } : {}) })
      expect(screen.getAllByRole('row')[1]?.textContent).toBe(text)
      expect(document.querySelector('.tick-box')?.getAttribute('data-ticked')).toBe(String(isTicked))
    },
  )

  it('names the aisles where there are several, and leaves room for how many bags there are', () => {
    const lines = ['Frutas', 'Frutas', null].map((category, line) => deskLineOf({ line, category }))
    const { unmount } = show('list', null, { lines })
    const aisles = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(aisles()).toEqual(['Frutas', 'Sem categoria'])
    expect(screen.getByText(/^Volumes: _/)).toBeTruthy()
    unmount()
    show('receipt', null, { lines })
    expect([aisles(), screen.queryByText(/^Volumes/)]).toEqual([[], null])
  })

  it('has no box to be ticked for what is missing', () => {
    show('list', { ...picked, state: 'missing' })
    expect(screen.getByText('FALTOU')).toBeTruthy()
    expect(document.querySelector('.tick-box')).toBeNull()
  })
})
