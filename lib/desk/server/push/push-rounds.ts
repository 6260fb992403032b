import { mayPick } from '../../../domain/fulfillment.ts'
import type { Order } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { deliverNews } from '../../../server/push/deliver.ts'
import type { SendPush } from '../../../server/push/send-push.ts'
import type { DeskStore } from '../store/desk-store.ts'
import { listOpenOrders, newOrdersNews } from './new-orders.ts'
import { isPushOver, orderNewsOf } from './order-news.ts'

type OrdersRound = {
  readonly journal: OrderJournal
  readonly send: SendPush
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Notifies the browsers of shoppers how far their orders are. Throws where the journal cannot be used. */
export async function pushOrders({ journal, send, now }: OrdersRound): Promise<void> {
  const subscriptions = await journal.listSubscriptions()
  if (subscriptions.length === 0) return
  const names = new Set<string>(subscriptions.map(({ key }) => key))
  const orders = new Map<string, Order>(
    (await journal.list({ keys: [...names] as Order['key'][] })).map((order) => [order.key, order]),
  )
  const here = [...orders.values()].filter(({ fulfillment }) => mayPick(fulfillment))
  const picks = here.length === 0 ? null : await journal.listPicks(here.map(({ key }) => key))
  await deliverNews({
    subscriptions: journal,
    send,
    now,
    async newsOf({ key, shown }) {
      const order = orders.get(key)
      // One that came since the orders were read.
      if (!order) return names.has(key) ? 'over' : null
      if (isPushOver(order, now())) return 'over'
      return orderNewsOf({ order, picks: picks?.get(order.key) ?? [] }, shown, now())
    },
  })
}

type DeskRound = Omit<OrdersRound, 'journal'> & {
  readonly journal: Pick<OrderJournal, 'list'>
  readonly store: DeskStore
  /** Of a session, by the hash of its token. */
  readonly isSignedIn: (tokenHash: string) => Promise<boolean>
}

/** Notifies the browsers in which a user is signed in at the desk of new orders. Throws where a database cannot be used. */
export async function pushNewOrders({ journal, store, isSignedIn, send, now }: DeskRound): Promise<void> {
  if ((await store.listSubscriptions()).length === 0) return
  const open = await listOpenOrders(journal, now())
  await deliverNews({
    subscriptions: store,
    send,
    now,
    newsOf: async ({ key, shown }) => ((await isSignedIn(key)) ? newOrdersNews(open, shown) : 'over'),
  })
}
