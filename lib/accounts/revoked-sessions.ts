import { createHash } from 'node:crypto'
import { setBounded } from '../server/bounded-memory.ts'
import type { Claims } from './verify-token.ts'

export type Revocation = {
  readonly kind: 'session' | 'sessions-of' | 'account'
  /** Hash of the id (`revocationKey`); reveals no id. */
  readonly key: string
  /** Seconds since 1970. */
  readonly seconds: number
}

export function revocationKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Ended sessions whose tokens are still valid: access tokens live for an hour by default. */
export type RevokedSessions = {
  readonly isEnded: (claims: Claims) => boolean
  readonly endSession: (claims: Claims) => void
  readonly endSessionsOf: (accountId: string) => void
  readonly learn: (revocation: Revocation) => void
}

const maximumEntries = 20_000

type Options = {
  readonly now: () => number
  readonly onRevoked?: (revocation: Revocation) => void
}

/** A renewal may answer after its session ended; the session stays ended. */
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
