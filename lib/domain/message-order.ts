import type { FulfillmentState } from './fulfillment.ts'
import type { LineBecame } from './past-order.ts'

/** A name with its amount, both in words. */
export type NamedAmount = { readonly name: string; readonly amount: string }

/** `weight`: how loud it is; none: as what stands around it. */
export type MessageOrderTotal = NamedAmount & { readonly weight: SumWeight | null }
export const sumWeights = ['main', 'bold', 'quiet'] as const
export type SumWeight = (typeof sumWeights)[number]

type MessageOrderLine = NamedAmount & {
  /** Of today's catalogue; null where it has none. */
  readonly picture: string | null
  /** What it comes to where that is no longer its amount. */
  readonly now: string | null
  readonly became: LineBecame | null
  readonly notes: readonly string[]
}

/** A code to be photographed: `size` squares a side, the dark ones as an SVG path of strokes one unit wide. */
export type PixPicture = { readonly size: number; readonly path: string }

/** An order by message as its page says it: everything in words, made on the server. */
export type MessageOrder = {
  readonly title: string
  /** As people read it aloud. */
  readonly code: string
  readonly status: string
  readonly detail: string | null
  readonly fulfillment: FulfillmentState
  /** Whether the market has it at its desk, where people move it on. */
  readonly isReceived: boolean
  /** What a browser subscribes with to be told how far it is; null where none is told. */
  readonly pushKey: string | null
  /** Whether the shopper fetches it. */
  readonly isPickup: boolean
  /** How many lines were looked for; null except while people pick. */
  readonly picked: string | null
  /** What is not as it was ordered; null where all is. */
  readonly changes: string | null
  /** Whether it may soon be further than it is. */
  readonly isUnderWay: boolean
  /** The way to the market's WhatsApp; null where it may not be sent (any more). */
  readonly send: {
    readonly label: string
    readonly link: string
    /** Where the shopper's own tab goes on to. */
    readonly next: string
  } | null
  /** How it is paid by Pix; null where it is not, or not yet. */
  readonly pix: {
    /** What is to be paid, or that it is. */
    readonly status: string
    /** Null: it is paid. */
    readonly code: {
      /** To be pasted into a bank's app. */
      readonly text: string
      /** What may still change; null: nothing. */
      readonly note: string | null
      readonly picture: PixPicture
    } | null
  } | null
  readonly lines: readonly MessageOrderLine[]
  readonly totals: readonly MessageOrderTotal[]
  /** How to settle a difference: what leads to the market, and the rest of the sentence; null where there is none. */
  readonly agreement: { readonly market: string; readonly rest: string } | null
  /** When it is brought or fetched, or what is known of that; null where it is no longer awaited. */
  readonly window: string | null
  /** City, and what to do where something is missing. */
  readonly delivery: readonly string[]
  /** Back to the shop: a path of our own. */
  readonly cancelPath: string
}

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
