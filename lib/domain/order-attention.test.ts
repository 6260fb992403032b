import { expect, test } from 'vitest'
import { fulfillmentStates } from './fulfillment.ts'
import {
  attentionOf,
  awaitsPayment,
  isUnconfirmed,
  isUndelivered,
  mayTick,
  orderWarning,
} from './order-attention.ts'

const delivery = {
  city: 'Santos',
  whatsapp: '13 99999-0000',
  whatsappNormalized: null,
  substitution: 'similar',
} as const

test('an order whose payment is unknown stands first only while it waits, and warns until it is done', () => {
  const order = { state: 'unknown', delivery: null, metadataSent: null, customFieldsSent: null } as const
  const statesOf = (concern: typeof attentionOf) =>
    fulfillmentStates.filter((fulfillment) => concern({ ...order, fulfillment }) === 'unknown')
  expect(statesOf(attentionOf)).toEqual(['waiting'])
  expect(statesOf(orderWarning)).toEqual(['waiting', 'picking', 'ready', 'on-the-way'])
})

test('an order whose details the store did not take still says so while it is picked', () => {
  const order = { state: 'arrived', delivery, metadataSent: false, customFieldsSent: false } as const
  expect(attentionOf({ ...order, fulfillment: 'picking' })).toBeNull()
  expect(orderWarning({ ...order, fulfillment: 'picking' })).toBe('details-not-sent')
  expect(orderWarning({ ...order, customFieldsSent: true, fulfillment: 'picking' })).toBeNull()
})

test('a payment that was only opened is unconfirmed until the order is done', () => {
  expect(isUnconfirmed({ state: 'opened', fulfillment: 'picking' })).toBe(true)
  expect(isUnconfirmed({ state: 'opened', fulfillment: 'delivered' })).toBe(false)
  expect(isUnconfirmed({ state: 'arrived', fulfillment: 'waiting' })).toBe(false)
})

test('R55 what no one has seen paid is listed separately, needs no attention, and is not ticked before it is begun', () => {
  const order = { delivery, metadataSent: false, customFieldsSent: false } as const
  const waiting = { ...order, state: 'opened', fulfillment: 'waiting' } as const
  expect([awaitsPayment(waiting), attentionOf(waiting), mayTick(waiting)]).toEqual([true, null, false])
  const begun = { ...waiting, fulfillment: 'picking' } as const
  expect([awaitsPayment(begun), mayTick(begun)]).toEqual([false, true])
  const cancelled = { ...order, state: 'payment-cancelled', fulfillment: 'picking' } as const
  expect([attentionOf(cancelled), mayTick(cancelled), isUndelivered(cancelled)]).toEqual([null, false, false])
})

test('what may have been sold is not delivered until it is, or is cancelled', () => {
  const ofStates = (state: 'opened' | 'arrived' | 'refused') =>
    fulfillmentStates.filter((fulfillment) => isUndelivered({ state, fulfillment }))
  const underWay = ['waiting', 'picking', 'ready', 'on-the-way']
  expect([ofStates('opened'), ofStates('arrived'), ofStates('refused')]).toEqual([underWay, underWay, []])
})
