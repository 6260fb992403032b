import { compactVerify, errors, importJWK, type JWK } from 'jose'
import { z } from 'zod'

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
export async function importKeys(answer: unknown): Promise<ReadonlyMap<string, SigningKey> | null> {
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
