import { createHash } from 'node:crypto'
import { type DeskSession, marketUser } from '../../api/sign-in.ts'
import type { DeskStore, StoredSession } from '../store/desk-store.ts'
import { readTokens, tokenHashOf } from './session-cookies.ts'

export type Keys = {
  readonly store: DeskStore
  readonly marketHash: string | null
}

/** Binds a session to the password it was opened with. */
export function credentialOf(hash: string): string {
  return createHash('sha256').update(hash).digest('hex')
}

/** Current password of a user; null for an unknown one. */
export async function findPasswordHash(user: string, { store, marketHash }: Keys): Promise<string | null> {
  return user === marketUser ? marketHash : ((await store.findUser(user))?.hash ?? null)
}

export type FoundSession = {
  readonly session: DeskSession
  readonly tokenHash: string
}

export async function findSession(headers: Headers, keys: Keys): Promise<FoundSession | null> {
  for (const token of readTokens(headers, 'session')) {
    const tokenHash = tokenHashOf(token)
    const found = await keys.store.findSession(tokenHash)
    if (!found || !isOfPassword(found, keys)) continue
    return { session: { user: found.user, expiresAt: found.expiresAt }, tokenHash }
  }
  return null
}

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
