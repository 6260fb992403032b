import 'server-only'
import type { z } from 'zod'
import { getCatalogReader } from '../../../catalog/get-catalog.ts'
import type { Order } from '../../../domain/order.ts'
import { getOrderJournal } from '../../../orders/get-order-journal.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { jsonResponse } from '../../../server/api/json-response.ts'
import { problemResponse } from '../../../server/api/problem.ts'
import { orderCodeSchema } from '../../api/orders.ts'
import { type DeskCall, deskRoute } from '../desk-route.ts'
import { findOrder } from './find-order.ts'
import type { ListHolds } from './holds-of.ts'
import { showOrder } from './show-order.ts'

type OrderCall<Input> = DeskCall<Input> & {
  readonly order: Order
  readonly journal: OrderJournal
}

type Options<Input> = {
  readonly from: 'own' | 'own-json'
  readonly schema: z.ZodType<Input>
  readonly call: (call: OrderCall<Input>) => Promise<Response>
}

/** A route of one order, below `/api/desk/orders/CODE`; what is no code, or that of no order, is not found. */
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

/** The catalogue as far as it is known: an order is picked also while the store cannot be read. */
export const knownCatalog = () =>
  getCatalogReader()
    .current()
    .catch(() => null)

/** An order as it is now, after whatever was done with it. */
export async function answerOrder({
  journal,
  order,
  listHolds,
}: Pick<OrderCall<unknown>, 'journal' | 'order'> & { readonly listHolds: ListHolds }): Promise<Response> {
  const effects = { journal, readCatalog: knownCatalog, listHolds, now: Date.now }
  return jsonResponse(await showOrder(effects, (await journal.findOptional(order.key)) ?? order))
}
