/** Milliseconds for which a host is not asked again. */
const restMs = 15_000
const maximumHosts = 100

/** Hosts that hung or could not be reached a moment ago. */
export function createFailingHosts(now: () => number) {
  const until = new Map<string, number>()
  return {
    has(host: string): boolean {
      const time = until.get(host)
      if (time !== undefined && time <= now()) until.delete(host)
      return until.has(host)
    },
    add(host: string): void {
      until.set(host, now() + restMs)
      const [oldest] = until.keys()
      if (until.size > maximumHosts && oldest !== undefined) until.delete(oldest)
    },
  }
}
