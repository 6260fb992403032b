import { runOutsideRequests } from './request-context.ts'

/** Milliseconds. */
const quietMs = 1000

/**
 * Logs how often something happened, at once for the first time and then at most once a second for each name: a flood
 * is one line a second, whatever it brings (trust S17).
 */
export function createThrottledLog<Name extends string>(
  write: (name: Name, count: number) => void,
): (name: Name) => void {
  const counts = new Map<Name, number>()

  function flush(name: Name): void {
    const count = counts.get(name) ?? 0
    if (count === 0) {
      counts.delete(name)
      return
    }
    counts.set(name, 0)
    setTimeout(() => flush(name), quietMs).unref()
    // They are many requests': the id of one of them would mislead.
    runOutsideRequests(() => write(name, count))
  }

  return (name) => {
    const isQuiet = !counts.has(name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (isQuiet) flush(name)
  }
}
