import { fromJson, matching, nullable, objectOf, oneOf, text, whole } from '../../browser/decode.ts'
import { variantId } from '../../browser/domain-decoders.ts'
import { maximumReplacementLength, pickStates } from '../../domain/fulfillment.ts'
import type { DeskPick } from '../api/orders.ts'

/** `waiting` lacks a connection or session; `conflict` was ticked elsewhere; `refused` is final. */
const problems = ['sending', 'waiting', 'conflict', 'refused'] as const

export type UnsentPick = {
  readonly code: string
  readonly pick: DeskPick
  /** Author; no tick is sent under another user's name. */
  readonly by: string
  /** Milliseconds since 1970, unique in this browser. */
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

/** Unsent ticks, the newest of each line, stored before sending: no reload or expired session loses any. */
export function createUnsentPicks(openStorage: () => Storage) {
  let picks: ReadonlyMap<string, UnsentPick> = new Map()
  let shown: readonly UnsentPick[] = []
  const unstored = new Map<string, UnsentPick>()
  const listeners = new Set<() => void>()

  function show(next: ReadonlyMap<string, UnsentPick>) {
    picks = next
    shown = [...next.values()].sort((one, other) => one.at - other.at)
    for (const listener of listeners) listener()
  }

  /** False when storage is full or blocked. */
  function tryStorage(attempt: (storage: Storage) => void): boolean {
    try {
      attempt(openStorage())
      return true
    } catch {
      return false
    }
  }

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
    /** Oldest first; a new array after every change. */
    list: () => shown,
    put,
    /** Handles writes by other tabs; null means storage was cleared and gets unsent ticks back. */
    followOthers(key: string | null) {
      if (key === null) for (const entry of shown) put(entry)
      else if (key.startsWith(prefix)) reload()
    },
    /** Skipped when a newer tick replaced it. */
    mark(entry: UnsentPick, problem: UnsentPick['problem']) {
      if (picks.get(keyOf(entry))?.at === entry.at) put({ ...entry, problem })
    },
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
