import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { AccountsConnection } from '../env/environment.ts'
import { createAuthTransport } from './auth-fetch.ts'
import type { CookieJar } from './cookie-jar.ts'
import { sessionCookieName } from './supabase-client.ts'

type Options = {
  readonly jar: CookieJar
  readonly isSecure: boolean
  readonly connection: AccountsConnection
  readonly fetch: typeof fetch
  /** Milliseconds until it is not worth waiting for. */
  readonly patienceMs?: number
}

const prefix = 'base64-'
const sessionSchema = z.object({ access_token: z.string().min(1).max(16_000) })
const claimsSchema = z.object({ sub: z.string().min(1).max(100) })

/**
 * Whose session cookie this is, as a label and for nothing else: the signature is verified, but an expired token
 * will do, and nothing is renewed, so no cookie changes. Null without one, with a forged one, and when the service
 * that has the key does not answer at once. Never throws.
 */
export async function findSupabaseAccountId({
  jar,
  isSecure,
  connection,
  fetch,
  patienceMs = 500,
}: Options): Promise<string | null> {
  try {
    const token = await tokenIn(jar, sessionCookieName(isSecure))
    if (token === null) return null
    // Not the request's client, which renews an expired session by itself as soon as it is made.
    const { auth } = createClient(connection.url, connection.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: createAuthTransport(fetch).fetch },
    })
    const found = auth.getClaims(token, { allowExpired: true })
    // The loser of the race may still fail: nobody is there to hear it.
    found.catch(() => undefined)
    const answer = await Promise.race([found, afterMs(patienceMs)])
    const claims = claimsSchema.safeParse(answer?.data?.claims)
    return claims.success ? claims.data.sub : null
  } catch {
    return null
  }
}

async function tokenIn(jar: CookieJar, name: string): Promise<string | null> {
  const cookies = new Map(jar.all().map((cookie) => [cookie.name, cookie.value]))
  const text = await combineChunks(name, (chunk) => cookies.get(chunk) ?? null)
  if (!text?.startsWith(prefix)) return null
  const session = sessionSchema.safeParse(JSON.parse(stringFromBase64URL(text.slice(prefix.length))))
  return session.success ? session.data.access_token : null
}

function afterMs(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref())
}
