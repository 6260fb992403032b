import type { DeskPick } from '../../api/desk/orders.ts'
import { maximumReplacementLength, pickStates } from '../../domain/fulfillment.ts'
import { fromJson, matching, nullable, objectOf, oneOf, text, whole } from '../decode.ts'

/**
 * Why a tick is not with the market yet. `sending`: nothing is wrong so far. `waiting`: no connection, or no session.
 * `conflict`: the line was ticked meanwhile, elsewhere. `refused`: the server does not take it.
 */
const problems = ['sending', 'waiting', 'conflict', 'refused'] as const

export type UnsentPick = {
  /** Of the order. */
  readonly code: string
  readonly pick: DeskPick
  /** Who ticked it: on a phone that is handed on, nobody's ticks go out under another name. */
  readonly by: string
  /** When it was ticked, milliseconds since 1970; no two of one browser are alike. */
  readonly at: number
  readonly problem: (typeof problems)[number]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'desk-unsent/'
const keyOf = ({ code, pick }: Pick<UnsentPick, 'code' | 'pick'>) => `${prefix}${code}/${pick.line}`

const unsentPick = objectOf<UnsentPick>({
  code: matching(/^[0-9a-f]{12}$/),
  pick: objectOf<DeskPick>({
    line: whole(0, 999),
    state: oneOf(pickStates),
    quantity: nullable(whole(0, 9999)),
    weightGrams: nullable(whole(1, 1_000_000)),
    replacement: nullable((value) => text(value)?.slice(0, maximumReplacementLength)),
    seen: nullable(text),
  }),
  by: text,
  at: whole(),
  problem: oneOf(problems),
})

export type UnsentPicks = ReturnType<typeof createUnsentPicks>

/**
 * Ticks that the market does not have yet, the newest of each line. They are in the browser's storage before they are
 * sent: a reload, an empty battery and an expired session lose none. Where storage is shut they live as long as the page.
 */
export function createUnsentPicks(openStorage: () => Storage) {
  let picks: ReadonlyMap<string, UnsentPick> = new Map()
  let shown: readonly UnsentPick[] = []
  const listeners = new Set<() => void>()

  function show(next: ReadonlyMap<string, UnsentPick>) {
    picks = next
    shown = [...next.values()].sort((one, other) => one.at - other.at)
    for (const listener of listeners) listener()
  }

  function store(write: (storage: Storage) => void) {
    try {
      write(openStorage())
    } catch {
      // Full or shut: the page still has it.
    }
  }

  /** Reads what is stored: at the start, and when another tab has written. */
  function reload() {
    store((storage) => {
      const found = new Map<string, UnsentPick>()
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index)
        const read = key?.startsWith(prefix) ? fromJson(storage.getItem(key), unsentPick) : undefined
        if (key && read) found.set(key, read)
      }
      show(found)
    })
  }

  reload()
  return {
    /** Oldest first; another list after every change. */
    list: () => shown,
    reload,
    put(entry: UnsentPick) {
      store((storage) => storage.setItem(keyOf(entry), JSON.stringify(entry)))
      show(new Map(picks).set(keyOf(entry), entry))
    },
    /** Says what keeps it, unless a newer tick has taken its place. */
    mark(entry: UnsentPick, problem: UnsentPick['problem']) {
      if (picks.get(keyOf(entry))?.at === entry.at) this.put({ ...entry, problem })
    },
    /** Takes it away, unless a newer tick has taken its place. */
    remove(entry: UnsentPick) {
      if (picks.get(keyOf(entry))?.at !== entry.at) return
      store((storage) => storage.removeItem(keyOf(entry)))
      const rest = new Map(picks)
      rest.delete(keyOf(entry))
      show(rest)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
