import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderWords } from '@/lib/desk/copy/order-words'
import { OrderHistory } from '../order/order-history'
import { OrderRow } from '../orders/order-rows'
import { OrderWordsContext } from './order-words'

const at = '2026-11-22T13:32:00.000Z'
const opened = {
  code: 'b531849ea7eb',
  createdAt: at,
  state: 'opened',
  fulfillment: 'waiting',
  fulfillmentAt: at,
  attention: null,
  city: 'Itajaí',
  total: null,
  lineCount: 1,
  hold: null,
  handledCount: 0,
  pieceCount: 1,
  missingCount: 0,
} as const
const history = { lines: [], history: [], payment: [{ to: 'opened', at, by: null }] } as const

it.each(['payment', 'message'] as const)('of a shop with orders by %s name no other way', (orderedBy) => {
  render(
    <OrderWordsContext value={orderWords[orderedBy]}>
      <OrderRow order={opened} />
      <OrderRow order={{ ...opened, state: 'unknown', attention: 'unknown' }} />
      <OrderHistory order={history} />
    </OrderWordsContext>,
  )
  const text = document.body.textContent ?? ''
  expect([/pagamento/i.test(text), /WhatsApp|mensagem/i.test(text)]).toEqual([
    orderedBy === 'payment',
    orderedBy === 'message',
  ])
  expect(screen.getByText(orderWords[orderedBy].states.opened)).toBeDefined()
})
