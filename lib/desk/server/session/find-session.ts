import { createHash } from 'node:crypto'
import { type DeskSession, marketUser } from '../../api/sign-in.ts'
import type { DeskStore, StoredSession } from '../store/desk-store.ts'
import { readTokens, tokenHashOf } from './session-cookies.ts'

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

export type FoundSession = {
  readonly session: DeskSession
  readonly tokenHash: string
}

/** Who calls; null without a session that is good now. */
export async function findSession(headers: Headers, keys: Keys): Promise<FoundSession | null> {
  for (const token of readTokens(headers, 'session')) {
    const tokenHash = tokenHashOf(token)
    const found = await keys.store.findSession(tokenHash)
    if (!found || !isOfPassword(found, keys)) continue
    return { session: { user: found.user, expiresAt: found.expiresAt }, tokenHash }
  }
  return null
}

/** The token of a device that a user has signed in on; null without one. */
export async function findDevice(headers: Headers, { store }: Pick<Keys, 'store'>): Promise<string | null> {
  for (const token of readTokens(headers, 'device')) {
    if (await store.isDevice(tokenHashOf(token))) return token
  }
  return null
}

function isOfPassword({ user, userHash, credential }: StoredSession, { marketHash }: Keys): boolean {
  const hash = user === marketUser ? marketHash : userHash
  return hash !== null && credentialOf(hash) === credential
}
