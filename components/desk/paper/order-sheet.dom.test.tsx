import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import type { DeskLine, DeskOrder } from '@/lib/api/desk/orders'
import { deskPaperCopy as copy } from '@/lib/copy/desk/paper'
import { OrderSheet, type PaperKind } from './order-sheet'

const at = '2026-11-22T13:32:00.000Z'
const picked = { line: 0, state: 'picked', weightGrams: null, replacement: null, by: 'ana', at } as const

function show(kind: PaperKind, pick: DeskLine['pick']): void {
  const line: DeskLine = {
    line: 0,
    title: 'Banana',
    variantTitle: null,
    quantity: 3,
    price: { amount: 590, currency: 'brl' },
    substitution: null,
    note: null,
    picture: null,
    path: null,
    category: null,
    pick,
  }
  const order: DeskOrder = {
    code: '0123456789ab',
    createdAt: at,
    state: 'opened',
    fulfillment: 'picking',
    fulfillmentAt: at,
    attention: null,
    warning: null,
    city: 'Itajaí',
    total: { amount: 1770, currency: 'brl' },
    lineCount: 1,
    handledCount: 1,
    pieceCount: 3,
    missingCount: 0,
    lines: [line],
    productsTotal: { amount: 1770, currency: 'brl' },
    shippingFee: null,
    weightGrams: null,
    substitution: null,
    hasContact: false,
    contactErasedAt: null,
    history: [],
    payment: [],
    undo: null,
  }
  render(
    <OrderSheet ref={createRef()} order={order} kind={kind} size="a4" storeName="Mercado" whatsapp={null} />,
  )
}

describe('the receipt', () => {
  it('says that fewer pieces than ordered are in the bag, and that the total is not theirs', () => {
    show('receipt', { ...picked, quantity: 2 })
    expect(screen.getByText(copy.fewer(2))).toBeTruthy()
    expect(screen.getByText(copy.asTaken)).toBeTruthy()
  })

  it('says nothing of that where all pieces are', () => {
    show('receipt', { ...picked, quantity: 3 })
    expect(screen.queryByText(copy.asTaken)).toBeNull()
  })

  it.each(['receipt', 'list'] as const)('has what the scale showed: %s', (kind) => {
    show(kind, { ...picked, quantity: null, weightGrams: 450 })
    expect(screen.getByText('Na balança: 0,450 kg')).toBeTruthy()
  })
})
