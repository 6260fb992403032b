export type LaneName = 'checkout' | 'api' | 'pictures' | 'pages' | 'rendered' | 'encodes' | 'cards'

export type Lane = {
  readonly places: number
  readonly perAddress: number
  /** Waiting requests, served per address in turn; without it none waits. */
  readonly queue?: { readonly places: number; readonly perAddress: number; readonly milliseconds: number }
}

/**
 * Requests worked on at once, by kind; more would only slow all of them (trust R19). A checkout costs some
 * milliseconds, a kept page half of one. Separate lanes keep a hanging catalogue from blocking the checkout,
 * and renders, forty times as costly, from blocking kept pages. One address gets a generous part of each lane
 * (trust S17), because it may be a neighbourhood behind carrier NAT; `RATE_LIMIT_SCALE` widens it. Renders
 * and encodes queue rather than fail, since a browser asks for many pictures at once.
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
