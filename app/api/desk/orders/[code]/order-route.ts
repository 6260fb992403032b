import 'server-only'
import type { z } from 'zod'
import { getPaidWay } from '@/app/api/order-records'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { orderCodeSchema } from '@/lib/desk/api/orders'
import { type DeskCall, deskRoute } from '@/lib/desk/server/desk-route'
import { findOrder } from '@/lib/desk/server/orders/list-orders'
import { showOrder } from '@/lib/desk/server/orders/show-order'
import { syncStage } from '@/lib/desk/server/orders/sync-stage'
import type { Order } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import type { OrderJournal } from '@/lib/orders/order-journal'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { listHolds } from '@/lib/store/get-file-store'
import { getStoreApi } from '@/lib/store/get-store-api'

type OrderCall<Input> = DeskCall<Input> & {
  readonly order: Order
  readonly journal: OrderJournal
}

type Options<Input> = {
  readonly from: 'own' | 'own-json'
  readonly schema: z.ZodType<Input>
  readonly call: (call: OrderCall<Input>) => Promise<Response>
}

/** Builds a route below `/api/desk/orders/CODE`; 404 for an invalid or unknown code. */
export function orderRoute<Input>({ from, schema, call }: Options<Input>) {
  return deskRoute({
    from,
    schema,
    async call(given) {
      const journal = getOrderJournal()
      const code = orderCodeSchema.safeParse(given.parameters['code'])
      const order = code.success ? await findOrder(journal, code.data) : null
      if (!order) return problemResponse('not-found', given)
      return call({ ...given, order, journal })
    },
  })
}

/** Catalogue if known: picking goes on while the store is unavailable. */
export const knownCatalog = () =>
  getCatalogReader()
    .current()
    .catch(() => null)

type OfOrder = Pick<OrderCall<unknown>, 'journal' | 'order'>

export async function answerOrder({ journal, order }: OfOrder): Promise<Response> {
  const effects = { journal, readCatalog: knownCatalog, listHolds, ...getPaidWay(), now: Date.now }
  return jsonResponse(await showOrder(effects, (await journal.findOptional(order.key)) ?? order))
}

/** Notifies the store of the stage; a failure does not undo the move. */
export async function notifyStore({
  journal,
  order: { key, code },
  requestId,
}: OfOrder & Pick<OrderCall<unknown>, 'requestId'>): Promise<void> {
  const synced = await syncStage(journal, key, getStoreApi().saveStage)
  if (!synced.ok) log('error', 'store.stage-lost', { requestId, order: code, reason: synced.error.message })
}
