import { processSingleton } from '../server/process-singleton.ts'
import type { Outage } from './auth-failure-of.ts'

type LastAnswer = { outage: Outage | null; at: number }

/** Milliseconds: no call checks only whether the service is there, so an older failure says nothing. */
const staleMs = 60_000

const last = () => processSingleton<LastAnswer>('auth.last-answer', () => ({ outage: null, at: 0 }))

/** Null: the service answered as it should. */
export function noteAnswer(outage: Outage | null): void {
  Object.assign(last(), { outage, at: performance.now() })
}

/** How the service of accounts failed when it was last asked, if that is not long ago. */
export function lastOutage(): Outage | null {
  const { outage, at } = last()
  return outage && performance.now() - at < staleMs ? outage : null
}
