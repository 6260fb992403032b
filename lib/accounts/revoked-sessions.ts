import type { Claims } from './claims.ts'
import { type Ending, endingKey } from './ending.ts'

/** What is known to be over although its tokens are still good: an access token lives for an hour by default. */
export type EndedSessions = {
  readonly isEnded: (claims: Claims) => boolean
  readonly endSession: (claims: Claims) => void
  /** All that were opened before now. */
  readonly endSessionsOf: (accountId: string) => void
  /** What another replica has ended. */
  readonly learn: (ending: Ending) => void
}

/** Entries of each kind at most; the oldest go first. */
const maximumEntries = 20_000

type Options = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with everything that ends here. */
  readonly onEnded?: (ending: Ending) => void
}

/** A renewal may be under way while its session ends, and its answer come later: what has ended stays so. */
export function createEndedSessions({ now, onEnded = () => undefined }: Options): EndedSessions {
  const ended = { session: new Map<string, number>(), 'sessions-of': new Map<string, number>() }

  function learn({ kind, key, seconds }: Ending): void {
    if (kind === 'account') return
    const entries = ended[kind]
    const oldest = entries.size >= maximumEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    entries.set(key, Math.max(seconds, entries.get(key) ?? 0))
  }

  function end(kind: 'session' | 'sessions-of', id: string): void {
    const ending = { kind, key: endingKey(id), seconds: Math.floor(now() / 1000) }
    learn(ending)
    onEnded(ending)
  }

  return {
    isEnded({ sub, session_id: sessionId, amr, iat }) {
      if (ended.session.has(endingKey(sessionId))) return true
      const openedAt = amr.length > 0 ? Math.min(...amr.map(({ timestamp }) => timestamp)) : iat
      return openedAt < (ended['sessions-of'].get(endingKey(sub)) ?? 0)
    },
    endSession({ session_id: sessionId }) {
      if (sessionId !== '') end('session', sessionId)
    },
    endSessionsOf: (accountId) => end('sessions-of', accountId),
    learn,
  }
}
