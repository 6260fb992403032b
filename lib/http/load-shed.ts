export type Lane = { readonly name: string; readonly path: RegExp; readonly places: number }

/**
 * How many requests of a kind are worked on at once. More would only make all of them wait (trust R19): on one
 * core a checkout costs some milliseconds and a page from the cache half of one, so full lanes still answer within
 * a fraction of a second. Kinds are apart so that a catalogue that hangs leaves the checkout its places, and
 * the other way round. The first lane that fits counts.
 */
export const shopLanes: readonly Lane[] = [
  { name: 'checkout', path: /^\/api\/checkout$/, places: 64 },
  { name: 'api', path: /^\/api\//, places: 128 },
  // A page asks for many pictures at once, and a missing one stays missing.
  { name: 'pictures', path: /^\/_next\/image$/, places: 512 },
  { name: 'pages', path: /^/, places: 256 },
]

/** Cheap files that an accepted page needs, and the operator's look at a shop that is full. */
const alwaysServed = /^\/(_next\/static|pictures|api\/health)\//

type Options = {
  readonly lanes: readonly Lane[]
  /** Told at most once a second and lane, with the number of requests refused since. */
  readonly onShed: (lane: string, refused: number) => void
  /** Milliseconds. */
  readonly now: () => number
}

export type LoadShed = {
  /** Takes a place and returns what gives it back, once; null when the lane is full. */
  readonly enter: (path: string) => (() => void) | null
}

/** Counts the requests under way, lane by lane. */
export function createLoadShed({ lanes, onShed, now }: Options): LoadShed {
  const states = lanes.map((lane) => ({ lane, taken: 0, refused: 0, toldAt: Number.NEGATIVE_INFINITY }))

  return {
    enter(path) {
      const state = alwaysServed.test(path) ? undefined : states.find(({ lane }) => lane.path.test(path))
      if (!state) return () => undefined
      if (state.taken >= state.lane.places) {
        state.refused += 1
        if (now() - state.toldAt >= 1000) {
          onShed(state.lane.name, state.refused)
          state.refused = 0
          state.toldAt = now()
        }
        return null
      }
      state.taken += 1
      let isTaken = true
      return () => {
        if (isTaken) state.taken -= 1
        isTaken = false
      }
    },
  }
}
