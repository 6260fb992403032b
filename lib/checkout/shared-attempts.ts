export type SharedAttempts<T> = {
  /** The outcome of the work under this key, begun now or by an earlier caller; null for another request with its key. */
  share(attempt: { key: string; requestHash: string }, work: () => Promise<T>): Promise<T> | null
}

/** Two requests of one attempt in one process have one outcome. Between processes the journal sees to it. */
export function createSharedAttempts<T>(): SharedAttempts<T> {
  const running = new Map<string, { readonly requestHash: string; readonly outcome: Promise<T> }>()
  return {
    share({ key, requestHash }, work) {
      const known = running.get(key)
      if (known) return known.requestHash === requestHash ? known.outcome : null
      const outcome = work().finally(() => running.delete(key))
      running.set(key, { requestHash, outcome })
      return outcome
    },
  }
}
