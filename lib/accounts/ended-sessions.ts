import type { Claims } from './claims.ts'

/** What this process knows to be over although its tokens are still good: an access token lives for an hour by default. */
export type EndedSessions = {
  readonly isEnded: (claims: Claims) => boolean
  readonly endSession: (claims: Claims) => void
  /** All that were opened before now. */
  readonly endSessionsOf: (accountId: string) => void
}

/** Entries of each kind at most; the oldest go first. */
const maximumEntries = 20_000

/** A renewal may be under way while its session ends, and its answer come later: what has ended stays so. */
export function createEndedSessions(now: () => number): EndedSessions {
  const sessions = new Set<string>()
  const accounts = new Map<string, number>()

  function makeRoom(entries: {
    size: number
    keys: () => Iterator<string>
    delete: (key: string) => boolean
  }) {
    const oldest = entries.size >= maximumEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
  }

  return {
    isEnded({ sub, session_id: sessionId, amr, iat }) {
      if (sessions.has(sessionId)) return true
      const openedAt = amr.length > 0 ? Math.min(...amr.map(({ timestamp }) => timestamp)) : iat
      return openedAt < (accounts.get(sub) ?? 0)
    },
    endSession({ session_id: sessionId }) {
      if (sessionId === '') return
      makeRoom(sessions)
      sessions.add(sessionId)
    },
    endSessionsOf(accountId) {
      makeRoom(accounts)
      accounts.set(accountId, Math.floor(now() / 1000))
    },
  }
}
