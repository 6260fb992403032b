/** A name with its amount, both in words. */
export type NamedAmount = { readonly name: string; readonly amount: string }

/** An order by message as its page says it: everything in words, made on the server. */
export type MessageOrder = {
  readonly title: string
  readonly status: string
  readonly detail: string | null
  /** The way to the market's WhatsApp; null where it may not be sent (any more). */
  readonly send: {
    readonly label: string
    readonly link: string
    /** Where the shopper's own tab goes on to. */
    readonly next: string
  } | null
  readonly lines: readonly (NamedAmount & { readonly notes: readonly string[] })[]
  readonly totals: readonly NamedAmount[]
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
