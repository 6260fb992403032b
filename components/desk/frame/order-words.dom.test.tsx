import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskOrderOf, deskSummaryOf } from '@/lib/desk/browser/testing/sample-orders'
import { orderWords } from '@/lib/desk/copy/order-words'
import { OrderHistory } from '../order/order-history'
import { OrderRow } from '../orders/order-rows'
import { OrderWordsContext } from './order-words'

const at = '2026-11-22T13:32:00.000Z'
const opened = deskSummaryOf({ fulfillmentAt: at, city: 'Itajaí' })
const history = deskOrderOf([], { payment: [{ to: 'opened', at, by: null }] })

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
