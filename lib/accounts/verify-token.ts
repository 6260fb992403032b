import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import { algorithms, type SigningKeys } from './signing-keys.ts'

/** What we read of an access token; times in seconds since 1970. */
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
  /** Signed with a secret that only the service has: what it says is not known to be true. */
  | { readonly kind: 'unverifiable'; readonly claims: Claims }
  | { readonly kind: 'forged' }
  /** Unknown for now. */
  | { readonly kind: 'unavailable' }

type Options = {
  readonly keys: SigningKeys
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const forged = { kind: 'forged' } as const
/** Seconds by which the clock of the service may be ahead. */
const clockSkew = 60

/** Whether the service has signed this access token. One that has expired counts as well: the caller looks at `exp`. */
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

/** Anybody can write that a secret was used: a project with public keys signs with those. */
async function verifySecret(claims: Claims, keys: SigningKeys): Promise<Verification> {
  const hasKeys = await keys.hasAny()
  if (hasKeys === null) return { kind: 'unavailable' }
  return hasKeys ? forged : { kind: 'unverifiable', claims }
}

/** A project may have begun to sign with another key since it was asked: then it is asked again before anybody is turned away. */
function isNewer({ iat }: Claims, since: number, now: number): boolean {
  return iat * 1000 > since && iat * 1000 < now + clockSkew * 1000
}

/** Seconds: how long a link of an e-mail stands for the current password. */
const freshSeconds = 15 * 60

/** How sessions are opened by a user who reads that mailbox. */
const linkMethods: readonly string[] = ['otp', 'recovery', 'magiclink', 'invite']

/** True when this session was opened by a link of ours a short while ago; `now` in milliseconds. */
export function hasFreshLink({ amr }: Claims, now: number): boolean {
  return amr.some(
    ({ method, timestamp }) => linkMethods.includes(method) && now / 1000 - timestamp < freshSeconds,
  )
}
