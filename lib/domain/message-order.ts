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
