import { compactVerify, errors, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import { processSingleton } from '../server/process-singleton.ts'
import { createAuthTransport } from './auth-fetch.ts'

/** What projects sign with; `alg` is the token's own word, so the list is ours. */
export const algorithms = ['ES256', 'RS256', 'EdDSA'] as const

type Algorithm = (typeof algorithms)[number]
type ImportedKey = Awaited<ReturnType<typeof importJWK>>

/** A public key that was tried; null: of a kind that we do not verify with. */
export type SigningKey = { readonly algorithm: Algorithm; readonly key: ImportedKey } | null

const keySchema = z.looseObject({
  kid: z.string(),
  kty: z.string(),
  alg: z.string().optional(),
  use: z.string().optional(),
  crv: z.string().optional(),
})
const setSchema = z.object({ keys: z.array(keySchema).max(50) })

/** The algorithm of a key that does not name its own. */
const usualAlgorithms: Readonly<Record<string, string>> = {
  'EC P-256': 'ES256',
  'OKP Ed25519': 'EdDSA',
  'RSA ': 'RS256',
}

/**
 * The keys of a set, by their ids. Null: one of them cannot be what a service means to publish, so nothing is known of the
 * others either: it cannot be imported or used, comes with its private half, or two have one id. Kinds that we do not
 * know are left aside, as https://www.rfc-editor.org/rfc/rfc7517#section-5 has it.
 */
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

/** Throws where it cannot be used. */
async function importKey(published: z.infer<typeof keySchema>): Promise<SigningKey> {
  const { kty, crv = '', use = 'sig', alg = usualAlgorithms[`${kty} ${crv}`] } = published
  const algorithm = algorithms.find((one) => one === alg)
  if (!algorithm || use !== 'sig') return null
  const key = await importJWK(published as JWK, algorithm)
  await tryKey(key, algorithm)
  return { algorithm, key }
}

/** Some keys fail only when they are used, as an RSA key without a modulus: a signature of zeros has to be wrong, and no more. */
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
  /** The project had no such key when it was last asked, at `since` (milliseconds). */
  | { readonly kind: 'none'; readonly since: number }
  /** The service has never sent its keys to this process, and does not now. */
  | { readonly kind: 'unavailable' }

export type SigningKeys = {
  readonly find: (keyId: string) => Promise<FoundKey>
  /** False: the project signs with a secret, and has no public key. Null: not known. */
  readonly hasAny: () => Promise<boolean | null>
  /** The service has just signed something: where its keys are not known yet, they are asked for. */
  readonly learn: () => void
}

type Options = {
  /** Of the project, without a trailing slash. */
  readonly url: string
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds that keys are taken for the current ones; the service says the same in Cache-Control. */
const freshMs = 600_000
/** Milliseconds between two questions: an unknown key id is anybody's word. */
const pauseMs = 60_000
/** Milliseconds until a service that has never sent its keys is asked again. */
const restMs = 200

/**
 * The public keys of a project, imported as they are read. They are asked for once; known ones are good through any outage
 * and any odd answer, and an unknown id leads to one question a minute, however many tokens name it.
 */
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
      // A project that has gone over to a secret says so for longer than one that stumbles.
      if (keys?.size && emptySince !== null && now() - emptySince < freshMs) return
      keys = imported
      readAt = askedAt
    } catch {
      // What was known stays.
    }
  }

  /** One request at a time; one that hangs does not block the next. */
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

/** The one set of keys of this process for a project. */
export function getSigningKeys(url: string, fetch: typeof globalThis.fetch): SigningKeys {
  return processSingleton(`auth.keys ${url}`, () => createSigningKeys({ url, fetch, now: Date.now }))
}
