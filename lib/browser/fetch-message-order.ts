import { fulfillmentStates } from '../domain/fulfillment.ts'
import {
  type MessageOrder,
  type MessageOrderTotal,
  type PixPicture,
  sumWeights,
} from '../domain/message-order.ts'
import { type LineBecame, lineBecameStates } from '../domain/past-order.ts'
import { callShop } from './call-shop.ts'
import { flag, listOf, matching, nullable, objectOf, oneOf, otherwise, text, whole } from './decode.ts'

const path = '/api/orders/message'

/** A path of our own, and no address of another site. */
const ownPath = matching(/^\/(?![/\\])/)
const named = { name: text, amount: text }

const messageOrder = objectOf<MessageOrder>({
  title: text,
  code: otherwise(text, ''),
  status: text,
  detail: nullable(text),
  send: nullable(
    objectOf<NonNullable<MessageOrder['send']>>({
      label: text,
      link: text,
      next: ownPath,
    }),
  ),
  // Of a server of before, during an update.
  fulfillment: otherwise(oneOf(fulfillmentStates), 'waiting'),
  isReceived: otherwise(flag, false),
  pushKey: otherwise(text, null),
  isPickup: otherwise(flag, false),
  picked: otherwise(text, null),
  changes: otherwise(text, null),
  isUnderWay: otherwise(flag, false),
  pix: otherwise(
    objectOf<NonNullable<MessageOrder['pix']>>({
      status: text,
      code: nullable(
        objectOf<NonNullable<NonNullable<MessageOrder['pix']>['code']>>({
          text,
          note: nullable(text),
          picture: objectOf<PixPicture>({ size: whole(1, 177), path: text }),
        }),
      ),
    }),
    null,
  ),
  lines: listOf(
    objectOf<MessageOrder['lines'][number]>({
      ...named,
      picture: otherwise(text, null),
      now: otherwise(text, null),
      became: otherwise(
        objectOf<LineBecame>({ state: oneOf(lineBecameStates), text, note: otherwise(text, null) }),
        null,
      ),
      notes: listOf(text),
    }),
  ),
  totals: listOf(objectOf<MessageOrderTotal>({ ...named, weight: otherwise(oneOf(sumWeights), null) })),
  agreement: otherwise(objectOf({ market: text, rest: text }), null),
  window: otherwise(text, null),
  delivery: listOf(text),
  cancelPath: ownPath,
})

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

/** Asks our server for the order with this token. Null where there is none; throws when no usable answer comes. */
export async function fetchMessageOrder(token: string, options: Options): Promise<MessageOrder | null> {
  const { status, ok, content } = await callShop(path, { ...options, body: { token } })
  if (status === 404) return null
  const order = ok ? messageOrder(content) : undefined
  if (order === undefined) throw new Error(`${path} answered ${status}`)
  return order
}

/** Reports that the shopper left this order without sending it. Nothing waits for it, and it outlives the page. */
export function reportRelease(token: string): void {
  const body = new Blob([JSON.stringify({ token })], { type: 'application/json' })
  navigator.sendBeacon(`${path}/release`, body)
}
