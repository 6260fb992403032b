import { sureStates } from '../../../domain/order-attention.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { News } from '../../../server/push/deliver.ts'
import { newOrdersPush } from '../../copy/push.ts'
import { longestWaitMs } from '../orders/list-orders.ts'

/** Far more than a market has before it. */
const mostOrders = 500

/** Orders that the market has to pick or picks, as a bell of the desk counts them, by their codes. */
export type OpenOrders = { readonly all: readonly string[]; readonly waiting: readonly string[] }

/** Throws where the journal cannot be read. `now`: milliseconds since 1970. */
export async function listOpenOrders(journal: Pick<OrderJournal, 'list'>, now: number): Promise<OpenOrders> {
  const orders = await journal.list({
    since: new Date(now - longestWaitMs).toISOString(),
    states: sureStates,
    fulfillment: ['waiting', 'picking'],
    limit: mostOrders,
  })
  return {
    all: orders.map(({ code }) => code),
    waiting: orders.filter(({ fulfillment }) => fulfillment === 'waiting').map(({ code }) => code),
  }
}

/** What a browser of the desk knows of after this. */
export const openOrdersShown = ({ all }: OpenOrders) => all.toSorted().join(' ')

/** The orders that have come since a browser was `shown`; what was begun, or taken back, is no news. */
export function newOrdersNews(open: OpenOrders, shown: string): News {
  const known = new Set(shown.split(' '))
  const unseen = open.waiting.filter((code) => !known.has(code))
  return { shown: openOrdersShown(open), message: unseen.length > 0 ? newOrdersPush(unseen) : null }
}
