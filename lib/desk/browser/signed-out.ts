const listeners = new Set<() => void>()

/** Calls back whenever an answer says that no one is signed in (any more); ends with what it returns. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifySignedOut(): void {
  for (const listener of listeners) listener()
}
