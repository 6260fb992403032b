import * as z from 'zod/mini'
import { count, positive, readerFor, variantId } from '../../api/values.ts'
import { maximumReplacementLength, pickStates } from '../../domain/fulfillment.ts'
import { parseJson } from '../../domain/untrusted.ts'
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

const readPick = readerFor<UnsentPick>(
  z.object({
    code: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
    pick: z.object({
      line: count.check(z.maximum(999)),
      state: z.enum(pickStates),
      quantity: z.nullable(count.check(z.maximum(9999))),
      weightGrams: z.nullable(positive.check(z.maximum(1_000_000))),
      replacement: z.nullable(
        z.string().check(z.overwrite((text) => text.slice(0, maximumReplacementLength))),
      ),
      replacementId: z.nullable(variantId),
      replacementAmount: z.nullable(count),
      seen: z.nullable(z.string()),
    }),
    by: z.string(),
    at: count,
    problem: z.enum(problems),
  }),
)

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
        const read = key?.startsWith(prefix) ? readPick(parseJson(storage.getItem(key))) : undefined
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
