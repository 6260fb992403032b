import type { MessageOrder, PixPicture } from '../domain/message-order.ts'
import type { Money } from '../domain/money.ts'
import { callShop } from './call-shop.ts'
import { listOf, matching, nullable, objectOf, otherwise, text, whole } from './decode.ts'
import { currency } from './domain-decoders.ts'
import { pastOrder } from './past-orders-decoder.ts'

const path = '/api/orders/message'

const ownPath = matching(/^\/(?![/\\])/)

const messageOrder = objectOf<MessageOrder>({
  order: pastOrder,
  status: text,
  send: nullable(objectOf<NonNullable<MessageOrder['send']>>({ label: text, link: text, next: ownPath })),
  pix: otherwise(
    objectOf<NonNullable<MessageOrder['pix']>>({
      status: text,
      detail: otherwise(text, null),
      code: nullable(
        objectOf<NonNullable<NonNullable<MessageOrder['pix']>['code']>>({
          amount: objectOf<Money>({ amount: whole(), currency }),
          receiver: text,
          text,
          note: nullable(text),
          picture: objectOf<PixPicture>({ size: whole(1, 177), path: text }),
        }),
      ),
    }),
    null,
  ),
  delivery: listOf(text),
  cancelPath: ownPath,
})

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

/** Returns null for an unknown token; throws without a usable answer. */
export async function fetchMessageOrder(token: string, options: Options): Promise<MessageOrder | null> {
  const { status, ok, content } = await callShop(path, { ...options, body: { token } })
  if (status === 404) return null
  const order = ok ? messageOrder(content) : undefined
  if (order === undefined) throw new Error(`${path} answered ${status}`)
  return order
}

/** Reports that the shopper left an order unsent; outlives the page. */
export function reportRelease(token: string): void {
  const body = new Blob([JSON.stringify({ token })], { type: 'application/json' })
  navigator.sendBeacon(`${path}/release`, body)
}
