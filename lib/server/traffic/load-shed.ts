import type { Lane, LaneName } from './concurrency-limits.ts'

type Options = {
  readonly lanes: Readonly<Partial<Record<LaneName, Lane>>>
  readonly onShed: (lane: LaneName) => void
}

export type Place = {
  readonly turn: boolean | Promise<boolean>
  /** Frees the place or leaves the queue; idempotent. */
  readonly leave: () => void
}

export type LoadShed = {
  readonly enter: (lane: LaneName, address: string) => Place
  readonly hasRoom: (lane: LaneName, address: string) => boolean
}

type OpenLane = { readonly enter: (address: string) => Place; readonly hasRoom: (address: string) => boolean }

type Waiter = { readonly start: (isIn: boolean) => void }

const freePlace: Place = { turn: true, leave: () => undefined }

export function createLoadShed({ lanes, onShed }: Options): LoadShed {
  const states = new Map(
    Object.entries(lanes).map(([name, lane]) => [name, openLane(lane, () => onShed(name as LaneName))]),
  )
  return {
    enter: (lane, address) => states.get(lane)?.enter(address) ?? freePlace,
    hasRoom: (lane, address) => states.get(lane)?.hasRoom(address) ?? true,
  }
}

function openLane({ places, perAddress, queue }: Lane, onShed: () => void): OpenLane {
  let taken = 0
  let waiting = 0
  const takenBy = new Map<string, number>()
  const queues = new Map<string, Set<Waiter>>()

  const hasRoom = (address: string) => taken < places && (takenBy.get(address) ?? 0) < perAddress

  function take(address: string): void {
    taken += 1
    takenBy.set(address, (takenBy.get(address) ?? 0) + 1)
  }

  function giveBack(address: string): void {
    taken -= 1
    const left = (takenBy.get(address) ?? 1) - 1
    if (left > 0) takenBy.set(address, left)
    else takenBy.delete(address)
    for (const [next, waiters] of queues) {
      if (!hasRoom(next)) continue
      const [first] = waiters
      queues.delete(next)
      queues.set(next, waiters)
      first?.start(true)
      return
    }
  }

  function wait(address: string, { milliseconds }: { milliseconds: number }): Place {
    let state: 'waiting' | 'in' | 'out' = 'waiting'
    const waiters = queues.get(address) ?? new Set()
    queues.set(address, waiters)
    waiting += 1
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiter: Waiter = {
      start(isIn) {
        clearTimeout(timer)
        waiters.delete(waiter)
        if (waiters.size === 0) queues.delete(address)
        waiting -= 1
        state = isIn ? 'in' : 'out'
        if (isIn) take(address)
        resolve(isIn)
      },
    }
    const timer = setTimeout(() => {
      waiter.start(false)
      onShed()
    }, milliseconds)
    waiters.add(waiter)
    return {
      turn: promise,
      leave() {
        if (state === 'waiting') waiter.start(false)
        else if (state === 'in') giveBack(address)
        state = 'out'
      },
    }
  }

  function enter(address: string): Place {
    if (hasRoom(address)) {
      take(address)
      let isTaken = true
      return {
        turn: true,
        leave() {
          if (isTaken) giveBack(address)
          isTaken = false
        },
      }
    }
    const inQueue = queues.get(address)?.size ?? 0
    if (queue && waiting < queue.places && inQueue < queue.perAddress) return wait(address, queue)
    onShed()
    return { turn: false, leave: () => undefined }
  }

  return { enter, hasRoom }
}
