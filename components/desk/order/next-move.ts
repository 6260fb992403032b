import { type FulfillmentState, nextStates } from '@/lib/domain/fulfillment'

const next: Readonly<Partial<Record<FulfillmentState, FulfillmentState>>> = {
  waiting: 'picking',
  picking: 'ready',
  ready: 'on-the-way',
  'on-the-way': 'delivered',
}

/** Where the one big button leads; null where an order has come to its end. */
export const nextMove = (state: FulfillmentState): FulfillmentState | null => next[state] ?? null

/** Where else it can be taken from there. */
export const otherMoves = (state: FulfillmentState): readonly FulfillmentState[] =>
  nextStates(state).filter((to) => to !== nextMove(state))
