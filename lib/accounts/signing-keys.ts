import { compactVerify, errors, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import { processSingleton } from '../server/process-singleton.ts'
import { createAuthTransport } from './auth-fetch.ts'

/** Accepted algorithms; `alg` is the token's own claim, so the list is ours. */
export const algorithms = ['ES256', 'RS256', 'EdDSA'] as const

type Algorithm = (typeof algorithms)[number]
type ImportedKey = Awaited<ReturnType<typeof importJWK>>

export type SigningKey = { readonly algorithm: Algorithm; readonly key: ImportedKey } | null

const keySchema = z.looseObject({
  kid: z.string(),
  kty: z.string(),
  alg: z.string().optional(),
  use: z.string().optional(),
  crv: z.string().optional(),
})
const setSchema = z.object({ keys: z.array(keySchema).max(50) })

const usualAlgorithms: Readonly<Record<string, string>> = {
  'EC P-256': 'ES256',
  'OKP Ed25519': 'EdDSA',
  'RSA ': 'RS256',
}

/** Null when any key is unusable, private or shares its id; skips unknown kinds (RFC 7517, section 5). */
async function importKeys(answer: unknown): Promise<ReadonlyMap<string, SigningKey> | null> {
  const parsed = setSchema.safeParse(answer)
  if (!parsed.success) return null
  try {
    const imported = await Promise.all(
      parsed.data.keys.map(async (key) => [key.kid, await importKey(key)] as const),
    )
    const keys = new Map(imported)
    return keys.size === imported.length ? keys : null
  } catch {
    return null
  }
}

async function importKey(published: z.infer<typeof keySchema>): Promise<SigningKey> {
  const { kty, crv = '', use = 'sig', alg = usualAlgorithms[`${kty} ${crv}`] } = published
  const algorithm = algorithms.find((one) => one === alg)
  if (!algorithm || use !== 'sig') return null
  const key = await importJWK(published as JWK, algorithm)
  await tryKey(key, algorithm)
  return { algorithm, key }
}

/** Some keys fail only in use, such as RSA without a modulus: a zero signature must be invalid. */
async function tryKey(key: ImportedKey, algorithm: Algorithm): Promise<void> {
  const header = Buffer.from(JSON.stringify({ alg: algorithm })).toString('base64url')
  const signature = Buffer.alloc(algorithm === 'RS256' ? 256 : 64).toString('base64url')
  const trial = compactVerify(`${header}.e30.${signature}`, key, { algorithms: [algorithm] })
  const isUsable = await trial.then(
    () => false,
    (error) => error instanceof errors.JWSSignatureVerificationFailed,
  )
  if (!isUsable) throw new TypeError('a public key that verifies nothing')
}

type FoundKey =
  | { readonly kind: 'found'; readonly key: NonNullable<SigningKey> }
  /** The project had no such key when last asked, at `since` (milliseconds). */
  | { readonly kind: 'none'; readonly since: number }
  | { readonly kind: 'unavailable' }

export type SigningKeys = {
  readonly find: (keyId: string) => Promise<FoundKey>
  /** False when the project signs with a shared secret; null when unknown. */
  readonly hasAny: () => Promise<boolean | null>
  /** Fetches missing keys, since the service has just signed something. */
  readonly learn: () => void
}

type Options = {
  readonly url: string
  readonly fetch: typeof fetch
  readonly now: () => number
}

/** Milliseconds for which keys count as current, as in the service's Cache-Control. */
const freshMs = 600_000
/** Milliseconds between requests for an unknown key id, which anybody can send. */
const pauseMs = 60_000
/** Milliseconds before a service that sent no keys is asked again. */
const restMs = 200

/** Fetches and imports a project's public keys; known keys survive outages and bad answers. */
export function createSigningKeys({ url, fetch, now }: Options): SigningKeys {
  let keys: ReadonlyMap<string, SigningKey> | null = null
  let emptySince: number | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  async function read(): Promise<void> {
    askedAt = now()
    try {
      const answer = await createAuthTransport({ fetch }).fetch(`${url}/auth/v1/.well-known/jwks.json`)
      if (!answer.ok) return
      const imported = await importKeys(await answer.json())
      if (!imported) return
      emptySince = imported.size > 0 ? null : (emptySince ?? askedAt)
      // Keeps known keys until the project has reported none for a while.
      if (keys?.size && emptySince !== null && now() - emptySince < freshMs) return
      keys = imported
      readAt = askedAt
    } catch {
      // Keeps the known keys.
    }
  }

  function ask(): Promise<void> {
    if (running && now() - askedAt < restMs) return running
    const asked = read().finally(() => {
      if (running === asked) running = null
    })
    running = asked
    return asked
  }

  const isRested = () => now() - askedAt >= (keys ? pauseMs : restMs)

  return {
    async hasAny() {
      if (!keys?.size && (running || isRested())) await ask()
      return keys && keys.size > 0
    },
    learn() {
      if (!keys) void ask()
    },
    async find(keyId) {
      const known = keys?.get(keyId)
      if (known) {
        if (now() - readAt > freshMs && isRested()) void ask()
        return { kind: 'found', key: known }
      }
      if (running || isRested()) await ask()
      const found = keys?.get(keyId)
      if (found) return { kind: 'found', key: found }
      return keys ? { kind: 'none', since: readAt } : { kind: 'unavailable' }
    },
  }
}

export function getSigningKeys(url: string, fetch: typeof globalThis.fetch): SigningKeys {
  return processSingleton(`auth.keys ${url}`, () => createSigningKeys({ url, fetch, now: Date.now }))
}
