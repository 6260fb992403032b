export type LaneName = 'checkout' | 'api' | 'pictures' | 'pages' | 'rendered' | 'encodes' | 'cards'

export type Lane = {
  /** Requests worked on at once. */
  readonly places: number
  /** Of these, for one address at most. */
  readonly perAddress: number
  /** Requests that find none may wait here, each address in turn; without it, none waits. */
  readonly queue?: { readonly places: number; readonly perAddress: number; readonly milliseconds: number }
}

/**
 * How many requests of a kind are worked on at once. More would only make all of them wait (trust R19): on one core a
 * checkout costs some milliseconds and a page from the cache half of one, so full lanes still answer within a fraction
 * of a second. Kinds are apart so that a catalogue that hangs leaves the checkout its places, and the other way round.
 *
 * What is kept ready and what has to be made have lanes of their own: a page that is rendered costs as much as forty
 * that are sent. Eight side by side are made as soon as thirty-two, and a kept page waits a quarter as long meanwhile. One
 * address has a part of each lane (trust S17), and a generous one, because it may be a whole neighbourhood behind carrier
 * NAT; `RATE_LIMIT_SCALE` widens it. What has to be made waits its turn for a moment rather than being refused, since a
 * browser asks for many pictures at once.
 */
export const shopLanes: Readonly<Record<LaneName, Lane>> = {
  checkout: { places: 64, perAddress: 24 },
  api: { places: 128, perAddress: 48 },
  pages: { places: 256, perAddress: 96 },
  pictures: { places: 512, perAddress: 192 },
  rendered: { places: 8, perAddress: 4, queue: { places: 192, perAddress: 64, milliseconds: 5000 } },
  encodes: { places: 8, perAddress: 4, queue: { places: 512, perAddress: 192, milliseconds: 10_000 } },
  cards: { places: 4, perAddress: 2, queue: { places: 64, perAddress: 16, milliseconds: 5000 } },
}

/** Lanes with the part of one address multiplied. */
export function scaledLanes<Lanes extends Partial<Record<LaneName, Lane>>>(
  lanes: Lanes,
  scale: number,
): Lanes {
  const widened = Object.entries(lanes).map(([name, lane]) => {
    const perAddress = Math.max(1, Math.round(lane.perAddress * scale))
    const queue = lane.queue && {
      ...lane.queue,
      perAddress: Math.max(1, Math.round(lane.queue.perAddress * scale)),
    }
    return [name, { ...lane, perAddress, ...(queue ? { queue } : {}) }]
  })
  return Object.fromEntries(widened) as Lanes
}
