import { generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { sessionCookie } from '../testing/forged-sessions.ts'
import { openCookieJar } from './cookie-jar.ts'
import type { SigningKeys } from './signing-keys.ts'
import { findSupabaseAccountId } from './supabase-account-id.ts'

const name = 'mercado-auth'
const { publicKey, privateKey } = await generateKeyPair('ES256')
const key = { algorithm: 'ES256', key: publicKey } as const
const token = await new SignJWT({ sub: 'ana', exp: 4_000_000_000, user_metadata: {} })
  .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
  .sign(privateKey)

const find = (keys: Pick<SigningKeys, 'find'>) =>
  findSupabaseAccountId({
    jar: openCookieJar(`${name}=${sessionCookie(token)}`, { isSecure: false }),
    name,
    keys: { hasAny: async () => true, learn: () => undefined, ...keys },
    now: Date.now,
    isEnded: () => false,
    timeoutMs: 0,
  })

it('takes its time to verify with a key that is known, on a busy machine too', async () => {
  expect(await find({ find: async () => ({ kind: 'found', key }) })).toBe('ana')
})

it('does not wait for a service that does not publish its keys', async () => {
  expect(await find({ find: () => new Promise(() => undefined) })).toBeNull()
})
