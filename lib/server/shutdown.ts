import { processSingleton } from './process-singleton.ts'

const callbacks = () => processSingleton('ending', () => new Set<() => void>())

/**
 * Calls back as soon as this process gets the signal to end, before its last answers are waited for: for what would go on for
 * hours by itself. Ends with what it returns.
 */
export function onShutdown(callback: () => void): () => void {
  callbacks().add(callback)
  return () => void callbacks().delete(callback)
}

/** Called once, with the first signal. */
export function announceShutdown(): void {
  for (const callback of callbacks()) callback()
}
