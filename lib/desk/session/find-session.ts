import { createHash } from 'node:crypto'
import { type DeskSession, marketUser } from '../../api/desk/sign-in.ts'
import type { DeskStore, StoredSession } from '../store/desk-store.ts'
import { readToken, tokenHashOf } from './session-cookies.ts'

export type Keys = {
  readonly store: DeskStore
  /** Of `DESK_PASSWORD_HASH`. */
  readonly marketHash: string | null
}

/** By which a session knows the password that it was opened with. */
export function credentialOf(hash: string): string {
  return createHash('sha256').update(hash).digest('hex')
}

/** The password of a user as it is now; null: there is no such user. */
export async function findPasswordHash(user: string, { store, marketHash }: Keys): Promise<string | null> {
  return user === marketUser ? marketHash : ((await store.findUser(user))?.hash ?? null)
}

/** Who calls; null without a session that is good now. */
export async function findSession(headers: Headers, keys: Keys): Promise<DeskSession | null> {
  const token = readToken(headers, 'session')
  const session = token && (await keys.store.findSession(tokenHashOf(token)))
  if (!session || !isOfPassword(session, keys)) return null
  return { user: session.user, expiresAt: session.expiresAt }
}

function isOfPassword({ user, userHash, credential }: StoredSession, { marketHash }: Keys): boolean {
  const hash = user === marketUser ? marketHash : userHash
  return hash !== null && credentialOf(hash) === credential
}
