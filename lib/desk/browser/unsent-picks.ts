import { fromJson, matching, nullable, objectOf, oneOf, text, whole } from '../../browser/decode.ts'
import { variantId } from '../../browser/domain-decoders.ts'
import { maximumReplacementLength, pickStates } from '../../domain/fulfillment.ts'
import type { DeskPick } from '../api/orders.ts'

/**
 * Why a tick is not with the market yet. `sending`: nothing is wrong so far. `waiting`: no connection, or no session.
 * `conflict`: the line was ticked meanwhile, elsewhere. `refused`: the server does not take it.
 */
const problems = ['sending', 'waiting', 'conflict', 'refused'] as const

export type UnsentPick = {
  /** Of the order. */
  readonly code: string
  readonly pick: DeskPick
  /** Who ticked it: on a phone that is handed on, no ticks go out under another name. */
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
    replacementId: nullable(variantId),
    replacementAmount: nullable(whole()),
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
  /** What storage did not take; only this page has it. */
  const unstored = new Map<string, UnsentPick>()
  const listeners = new Set<() => void>()

  function show(next: ReadonlyMap<string, UnsentPick>) {
    picks = next
    shown = [...next.values()].sort((one, other) => one.at - other.at)
    for (const listener of listeners) listener()
  }

  /** False where it is full or shut: the page still has what it shows. */
  function tryStorage(attempt: (storage: Storage) => void): boolean {
    try {
      attempt(openStorage())
      return true
    } catch {
      return false
    }
  }

  /** Reads what is stored: at the start, and when another tab has written. */
  function reload() {
    tryStorage((storage) => {
      const found = new Map(unstored)
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index)
        const read = key?.startsWith(prefix) ? fromJson(storage.getItem(key), unsentPick) : undefined
        if (!key || !read || read.at <= (unstored.get(key)?.at ?? -1)) continue
        unstored.delete(key)
        found.set(key, read)
      }
      show(found)
    })
  }

  function put(entry: UnsentPick) {
    const key = keyOf(entry)
    if (tryStorage((storage) => storage.setItem(key, JSON.stringify(entry)))) unstored.delete(key)
    else unstored.set(key, entry)
    show(new Map(picks).set(key, entry))
  }

  reload()
  return {
    /** Oldest first; another list after every change. */
    list: () => shown,
    put,
    /** Another tab wrote at `key`; null: storage was emptied, and gets back what this page still has to send. */
    followOthers(key: string | null) {
      if (key === null) for (const entry of shown) put(entry)
      else if (key.startsWith(prefix)) reload()
    },
    /** Says what keeps it, unless a newer tick has taken its place. */
    mark(entry: UnsentPick, problem: UnsentPick['problem']) {
      if (picks.get(keyOf(entry))?.at === entry.at) put({ ...entry, problem })
    },
    /** Takes it away, unless a newer tick has taken its place. */
    remove(entry: UnsentPick) {
      if (picks.get(keyOf(entry))?.at !== entry.at) return
      tryStorage((storage) => storage.removeItem(keyOf(entry)))
      unstored.delete(keyOf(entry))
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
