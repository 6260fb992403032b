import { parseJson } from '../domain/untrusted.ts'
import { runOneTabAtATime } from './with-timeout.ts'

/** `waiting` lacks a connection or session; a problem of its kind needs a person, or is known to be saved. */
export type Unsent<T, Problem extends string> = T & {
  /** Author; nothing is sent under another user's name. */
  readonly by: string
  /** Milliseconds since 1970, unique in this browser. */
  readonly at: number
  readonly problem: 'sending' | 'waiting' | Problem
}

/** `again`: its entry has changed; `failed`: its order waits; a number: all wait, at least so many seconds. */
export type Outcome<Problem> = 'done' | 'again' | 'failed' | number | Problem

type Effects<T, Problem extends string> = {
  /** Begins its keys in the device's storage, and names its lock. */
  readonly prefix: string
  readonly lineOf: (entry: T) => number
  readonly read: (value: unknown) => Unsent<T, Problem> | undefined
  readonly user: () => string
  readonly send: (entry: Unsent<T, Problem>) => Promise<Outcome<Problem>>
  /** Restores entries when another tab empties the storage; else they go too. */
  readonly isLasting?: boolean
}

/** Milliseconds before a retry; doubles three times at most. */
const retryMs = 10_000

/** Milliseconds that a server may ask for. */
const longestPauseMs = 600_000

/** Milliseconds; longer than a call of another tab that does not hang. */
const turnMs = 25_000

export const isToSend = ({ by, problem }: Unsent<object, string>, user: string) =>
  by === user && (problem === 'sending' || problem === 'waiting')

/**
 * Keeps what was tapped, the newest of each line, stored before sending; sends one by one in their order and
 * repeats until each is answered.
 */
export function createOutbox<T extends { readonly code: string }, Problem extends string>({
  prefix,
  lineOf,
  read,
  user,
  send,
  isLasting = false,
}: Effects<T, Problem>) {
  type Entry = Unsent<T, Problem>
  let shown: readonly Entry[] = []
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let pausedUntil = 0
  /** Entries that the storage did not take. */
  const unstored = new Map<string, Entry>()
  const listeners = new Set<() => void>()

  const keyOf = (entry: T) => `${prefix}${entry.code}/${lineOf(entry)}`
  const withoutKey = (key: string) => shown.filter((one) => keyOf(one) !== key)

  function show(entries: Iterable<Entry>) {
    const next = [...entries].sort((one, other) => one.at - other.at)
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  /** False when storage is full or blocked. */
  function tryStorage(attempt: (storage: Storage) => void): boolean {
    try {
      attempt(window.localStorage)
      return true
    } catch {
      return false
    }
  }

  function reload() {
    tryStorage((storage) => {
      const found = new Map(unstored)
      for (const [key, text] of Object.entries(storage)) {
        const entry = key.startsWith(prefix) ? read(parseJson(text)) : undefined
        if (!entry || entry.at <= (unstored.get(key)?.at ?? -1)) continue
        unstored.delete(key)
        found.set(key, entry)
      }
      show(found.values())
    })
  }

  function put(entry: Entry) {
    const key = keyOf(entry)
    if (tryStorage((storage) => storage.setItem(key, JSON.stringify(entry)))) unstored.delete(key)
    else unstored.set(key, entry)
    show([...withoutKey(key), entry])
  }

  /** Finds the newest of its line, of any tab. */
  function find(entry: T): Entry | undefined {
    reload()
    return shown.find((one) => keyOf(one) === keyOf(entry))
  }

  /** Skipped when a newer one replaced it. */
  function mark(entry: Entry, problem: 'waiting' | Problem, changes?: Partial<T>) {
    const newest = find(entry)
    if (newest?.at === entry.at) put({ ...newest, ...changes, problem })
  }

  function remove(entry: Entry) {
    if (find(entry)?.at !== entry.at) return
    const key = keyOf(entry)
    tryStorage((storage) => storage.removeItem(key))
    unstored.delete(key)
    show(withoutKey(key))
  }

  async function sendAll() {
    const held = new Set<string>()
    let isLater = Date.now() < pausedUntil
    const next = () => shown.find((one) => !isLater && isToSend(one, user()) && !held.has(one.code))
    async function sendNext() {
      // Another tab may have sent it.
      reload()
      const entry = next()
      if (!entry) return
      const outcome = await send(entry).catch(() => 'failed' as const)
      if (typeof outcome === 'number') {
        isLater = true
        pausedUntil = Date.now() + Math.min(outcome * 1000, longestPauseMs)
      } else if (outcome === 'failed') held.add(entry.code)
      else if (outcome === 'done') remove(entry)
      else if (outcome !== 'again') mark(entry, outcome)
    }
    try {
      reload()
      while (next()) await runOneTabAtATime(prefix, turnMs, sendNext)
    } finally {
      running = null
      const left = shown.filter((one) => isToSend(one, user()))
      if (left.length > 0)
        timer = setTimeout(retry, Math.max(retryMs * 2 ** retries, pausedUntil - Date.now()))
      for (const entry of left) if (entry.problem === 'sending') mark(entry, 'waiting')
    }
  }

  function retry() {
    retries = Math.min(retries + 1, 3)
    pausedUntil = 0
    void flush()
  }

  /** Resolves when every entry is answered or must wait. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= Promise.resolve().then(sendAll)
    return running
  }

  let isFollowing = false
  /** Sends what waits when the page, the connection or the look at it is there again, and follows other tabs. */
  function follow() {
    isFollowing = true
    void flush()
    window.addEventListener('online', flush)
    window.addEventListener('pageshow', flush)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
    window.addEventListener('storage', ({ key }) => {
      // Null: the storage was emptied.
      if (key === null) for (const entry of shown) (isLasting ? put : remove)(entry)
      else if (!key.startsWith(prefix)) return
      reload()
      // The tab that wrote may be gone.
      void flush()
    })
  }

  reload()
  return {
    /** Oldest first; a new array after every change. */
    list: () => shown,
    find,
    put,
    mark,
    remove,
    clear() {
      reload()
      for (const entry of shown) remove(entry)
    },
    flush,
    add(content: T): Promise<void> {
      retries = 0
      const at = Math.max(Date.now(), (shown.at(-1)?.at ?? 0) + 1)
      put({ ...content, by: user(), at, problem: 'sending' })
      return flush()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!isFollowing) follow()
      return () => void listeners.delete(listener)
    },
  }
}
