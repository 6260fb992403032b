import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import { algorithms, type SigningKeys } from './signing-keys.ts'

/** Times in seconds since 1970. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(100),
  exp: z.number(),
  iat: z.number().catch(0),
  session_id: z.string().max(100).catch(''),
  email: z.string().max(320).catch(''),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  user_metadata: z.unknown(),
})

export type Claims = z.infer<typeof claimsSchema>

export type Verification =
  | { readonly kind: 'verified'; readonly claims: Claims }
  /** Signed with the service's secret, so the claims are unverified. */
  | { readonly kind: 'unverifiable'; readonly claims: Claims }
  | { readonly kind: 'forged' }
  | { readonly kind: 'unavailable' }

type Options = {
  readonly keys: SigningKeys
  readonly now: () => number
}

const forged = { kind: 'forged' } as const
/** Seconds the service's clock may be ahead. */
const clockSkew = 60

/** Verifies the signature; expired tokens count too, the caller checks `exp`. */
export async function verifyToken(token: string, { keys, now }: Options): Promise<Verification> {
  try {
    const { alg = '', kid } = decodeProtectedHeader(token)
    const claims = claimsSchema.parse(decodeJwt(token))
    if (alg.startsWith('HS')) return verifySecret(claims, keys)
    if (!algorithms.some((one) => one === alg) || kid === undefined) return forged
    const found = await keys.find(kid)
    if (found.kind === 'unavailable') return found
    if (found.kind === 'none') return isNewer(claims, found.since, now()) ? { kind: 'unavailable' } : forged
    const { algorithm, key } = found.key
    if (algorithm !== alg) return forged
    await compactVerify(token, key, { algorithms: [algorithm] })
    return { kind: 'verified', claims }
  } catch {
    return forged
  }
}

/** Anybody can claim that a secret was used: projects with public keys sign with those. */
async function verifySecret(claims: Claims, keys: SigningKeys): Promise<Verification> {
  const hasKeys = await keys.hasAny()
  if (hasKeys === null) return { kind: 'unavailable' }
  return hasKeys ? forged : { kind: 'unverifiable', claims }
}

/** A project may use a newer key: fetches the keys again before refusing a token. */
function isNewer({ iat }: Claims, since: number, now: number): boolean {
  return iat * 1000 > since && iat * 1000 < now + clockSkew * 1000
}

/** Seconds for which an e-mail link replaces the current password. */
const freshSeconds = 15 * 60

const linkMethods: readonly string[] = ['otp', 'recovery', 'magiclink', 'invite']

/** True when a recent link of ours opened this session; `now` in milliseconds. */
export function hasFreshLink({ amr }: Claims, now: number): boolean {
  return amr.some(
    ({ method, timestamp }) => linkMethods.includes(method) && now / 1000 - timestamp < freshSeconds,
  )
}
