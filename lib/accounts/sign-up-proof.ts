import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * What the browser that made an account keeps of it, so that its owner types the password once. The service changes
 * nothing of an unconfirmed account at a second sign-up, so the hash that stands there is that of the first one: who
 * has its secret has chosen the password. Anyone may read such a hash (a second sign-up answers with it), so it is good
 * for its own address alone, and no hash of a stranger's making fits a secret (trust S63).
 */

/** Seconds for which a sign-up can be proved. */
export const signUpAge = 60 * 60

const userSchema = z.object({
  email: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  user_metadata: z.object({ sign_up_hash: z.string() }),
})

const hashOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url')

/** A secret for this browser, and what the account is to hold of it. */
export function createSignUpProof(email: string) {
  const secret = randomBytes(32).toString('base64url')
  return { secret, metadata: { sign_up_hash: hashOf(secret, email) } }
}

/** Takes it out of an account. */
export const noSignUpProof = { sign_up_hash: null } as const

/** Whether the browser with this secret has made the account, a short while ago; `now` in milliseconds. */
export function isSignedUpBy(secret: string | null, user: unknown, now: number): boolean {
  const parsed = userSchema.safeParse(user)
  if (secret === null || !parsed.success) return false
  const { email, created_at: createdAt, user_metadata } = parsed.data
  if (now - Date.parse(createdAt) > signUpAge * 1000) return false
  const expected = Buffer.from(hashOf(secret, email))
  const found = Buffer.from(user_metadata.sign_up_hash)
  return found.length === expected.length && timingSafeEqual(found, expected)
}
