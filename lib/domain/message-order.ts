import type { Money } from './money.ts'
import type { PastOrder } from './past-order.ts'

/** How loud a row of sums is; none: as what stands around it. */
export type SumWeight = 'main' | 'bold' | 'quiet'

/** A code to be photographed: `size` squares a side, the dark ones as an SVG path of strokes one unit wide. */
export type PixPicture = { readonly size: number; readonly path: string }

/** An order by message as its page shows it: as any other, with the way to the market and to its payment. */
export type MessageOrder = {
  readonly order: PastOrder
  /** What is to be done with it, until the market has begun: in words, made on the server. */
  readonly status: string
  /** The way to the market's WhatsApp; null where it may not be sent (any more). */
  readonly send: {
    readonly label: string
    readonly link: string
    /** Where the shopper's own tab goes on to. */
    readonly next: string
  } | null
  /** How it is paid by Pix; null where it is not, or not yet. */
  readonly pix: {
    /** What is to be paid, that it is, or that its amount may still change. */
    readonly status: string
    /** When that was confirmed, and what follows, or what to wait for; null where it is to be paid. */
    readonly detail: string | null
    /** Null: it is paid, or waits. */
    readonly code: {
      readonly amount: Money
      /** Account holder, as the payer's bank shows it. */
      readonly receiver: string
      /** To be pasted into a bank's app. */
      readonly text: string
      /** That it may still change; null once the bag is closed. */
      readonly note: string | null
      readonly picture: PixPicture
    } | null
  } | null
  /** City, and what was given with it, in words. */
  readonly delivery: readonly string[]
  /** Back to the shop: a path of our own. */
  readonly cancelPath: string
}

/** In this tab only: the link that its message was opened with. */
export const sentMessageKey = 'e-commerce-order-message'

/** Names an order by message in its address: unguessable, and all that protects it. */
export const tokenPattern = /^[0-9a-f]{32}$/

/** Begins the path of an order by message, which stands in the place of a hosted checkout. */
export const messageOrderStart = '/pedido/'

/** Where an order by message is shown, to anyone with its token: on the way to WhatsApp, and from the message. */
export const messageOrderPath = (token: string) => `${messageOrderStart}${token}`

/** The token in the path of such a page; null where there is none. */
export function tokenOfPath(path: string): string | null {
  const token = path.slice(messageOrderStart.length)
  return path.startsWith(messageOrderStart) && tokenPattern.test(token) ? token : null
}
