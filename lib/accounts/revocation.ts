import { createHash } from 'node:crypto'

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
