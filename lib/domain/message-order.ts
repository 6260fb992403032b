import type { Money } from './money.ts'
import type { PastOrder } from './past-order.ts'

export type SumWeight = 'main' | 'bold' | 'quiet'

/** QR code of `size` squares a side; the dark ones as an SVG path of strokes one unit wide. */
export type PixPicture = { readonly size: number; readonly path: string }

export type MessageOrder = {
  readonly order: PastOrder
  readonly status: string
  /** Link to the market's WhatsApp; null when the message may not be sent (any more). */
  readonly send: {
    readonly label: string
    readonly link: string
    readonly next: string
  } | null
  /** Null without a payment by Pix, or before it is possible. */
  readonly pix: {
    readonly status: string
    readonly detail: string | null
    readonly code: {
      readonly amount: Money
      readonly receiver: string
      readonly text: string
      readonly note: string | null
      readonly picture: PixPicture
    } | null
  } | null
  readonly delivery: readonly string[]
  readonly cancelPath: string
}

export const sentMessageKey = 'e-commerce-order-message'

/** Unguessable; the only protection of an order by message. */
export const tokenPattern = /^[0-9a-f]{32}$/

export const messageOrderStart = '/pedido/'

export const messageOrderPath = (token: string) => `${messageOrderStart}${token}`

export function tokenOfPath(path: string): string | null {
  const token = path.slice(messageOrderStart.length)
  return path.startsWith(messageOrderStart) && tokenPattern.test(token) ? token : null
}
