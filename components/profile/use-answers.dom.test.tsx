import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pastOrders } from '@/lib/browser/past-orders-decoder'
import { answerableLines } from '@/lib/domain/past-order'
import { findUnsentAnswer, forgetUnsentAnswers } from '@/stores/checkout/unsent-answers'
import { useAnswers } from './use-answers'

const named = { code: 'A1B2', keys: ['attempt-000000000001'] }
const offerId = '["Pão francês",null,1378,null]'

function orderOf(answer: string | null) {
  const offer = { line: 0, id: offerId, answer }
  const outcome = { state: 'replaced', quantity: null, weightGrams: null, replacement: 'Pão francês', offer }
  const line = { variantId: 'v1', title: 'Pão caseiro', quantity: 1, amount: null, outcome }
  const placed = {
    code: 'A1B2',
    placedAt: new Date().toISOString(),
    state: 'arrived',
    fulfillment: 'picking',
  }
  const [order] = pastOrders({ orders: [{ ...placed, lines: [line], productsTotal: null }] }) ?? []
  if (!order) throw new Error('no order')
  return order
}

afterEach(() => {
  forgetUnsentAnswers()
  vi.unstubAllGlobals()
})

it('R84 an answer that was sent is shown no longer than until the server says what holds, also of another device', async () => {
  let save: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (save = resolve)))
  const { result, rerender } = renderHook(({ known }) => useAnswers(known, named), {
    initialProps: { known: orderOf(null) },
  })
  const shown = () => answerableLines(result.current.order).map(({ offer }) => offer)
  act(() => result.current.give(shown(), 'accepted'))
  // Read before the answer was there.
  rerender({ known: orderOf(null) })
  expect(shown()[0]?.answer).toBe('accepted')
  act(() => save(Response.json({})))
  await waitFor(() => expect(findUnsentAnswer('A1B2', { line: 0, id: offerId })).toBeNull())
  expect(shown()[0]?.answer).toBe('accepted')
  // The other device has answered before the order was read again.
  rerender({ known: orderOf('refused') })
  await waitFor(() => expect(shown()[0]?.answer).toBe('refused'))
})

it('R84 an answer that waited goes behind a newer one of another device, and says so', async () => {
  const sent: unknown[] = []
  const answers = [
    () => Promise.reject(new TypeError('no connection')),
    async () => Response.json({ kind: 'answered-elsewhere' }, { status: 409 }),
    async () => Response.json({}),
  ]
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const { answer, seen } = JSON.parse(String(init.body))
    sent.push([answer, seen])
    return answers.shift()?.()
  })
  const unanswered = orderOf(null)
  const first = renderHook(() => useAnswers(unanswered, named))
  const open = () => answerableLines(first.result.current.order).map(({ offer }) => offer)
  act(() => first.result.current.give(open(), 'accepted'))
  await waitFor(() =>
    expect(open()[0] && first.result.current.stateOf(open()[0] as never)).toBe('unreachable'),
  )
  first.unmount()

  // Opened again, after the other one.
  const known = orderOf('refused')
  const { result } = renderHook(() => useAnswers(known, named))
  await waitFor(() => expect(result.current.refused).toBe('answered-elsewhere'))
  const shown = () => answerableLines(result.current.order).map(({ offer }) => offer)
  expect(shown()[0]?.answer).toBe('refused')
  expect(findUnsentAnswer('A1B2', { line: 0, id: offerId })).toBeNull()
  // It is seen now, and may be changed.
  act(() => result.current.give(shown(), 'accepted'))
  await waitFor(() => expect(findUnsentAnswer('A1B2', { line: 0, id: offerId })).toBeNull())
  expect(sent).toEqual([
    ['accepted', null],
    ['accepted', null],
    ['accepted', 'refused'],
  ])
})
