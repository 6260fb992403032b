import { createHash } from 'node:crypto'
import { setBounded } from '../server/bounded-memory.ts'
import type { Claims } from './verify-token.ts'

/** That a session, all sessions of an account so far, or an account for good is over. */
export type Revocation = {
  readonly kind: 'session' | 'sessions-of' | 'account'
  /** A hash of the id (`revocationKey`), which reveals no id. */
  readonly key: string
  /** Since 1970. */
  readonly seconds: number
}

export function revocationKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** What is known to be over although its tokens are still good: an access token lives for an hour by default. */
export type RevokedSessions = {
  readonly isEnded: (claims: Claims) => boolean
  readonly endSession: (claims: Claims) => void
  /** All that were opened before now. */
  readonly endSessionsOf: (accountId: string) => void
  /** What another replica has ended. */
  readonly learn: (revocation: Revocation) => void
}

/** Entries of each kind at most; the oldest go first. */
const maximumEntries = 20_000

type Options = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with everything that ends here. */
  readonly onRevoked?: (revocation: Revocation) => void
}

/** A renewal may be under way while its session ends, and its answer come later: what has ended stays so. */
export function createRevokedSessions({ now, onRevoked = () => undefined }: Options): RevokedSessions {
  const ended = { session: new Map<string, number>(), 'sessions-of': new Map<string, number>() }

  function learn({ kind, key, seconds }: Revocation): void {
    if (kind === 'account') return
    const entries = ended[kind]
    setBounded(entries, key, Math.max(seconds, entries.get(key) ?? 0), maximumEntries)
  }

  function end(kind: 'session' | 'sessions-of', id: string): void {
    const revocation = { kind, key: revocationKey(id), seconds: Math.floor(now() / 1000) }
    learn(revocation)
    onRevoked(revocation)
  }

  return {
    isEnded({ sub, session_id: sessionId, amr, iat }) {
      if (ended.session.has(revocationKey(sessionId))) return true
      const openedAt = amr.length > 0 ? Math.min(...amr.map(({ timestamp }) => timestamp)) : iat
      return openedAt < (ended['sessions-of'].get(revocationKey(sub)) ?? 0)
    },
    endSession({ session_id: sessionId }) {
      if (sessionId !== '') end('session', sessionId)
    },
    endSessionsOf: (accountId) => end('sessions-of', accountId),
    learn,
  }
}
