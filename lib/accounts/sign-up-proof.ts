import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * Proves that this browser made an account, so that its owner types the password once. A second sign-up
 * cannot change the stored hash, so the holder of its secret chose the password. Anyone can read the hash, so
 * it is bound to its address and fits no stranger's secret (trust S63).
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

export function createSignUpProof(email: string) {
  const secret = randomBytes(32).toString('base64url')
  return { secret, metadata: { sign_up_hash: hashOf(secret, email) } }
}

export const noSignUpProof = { sign_up_hash: null } as const

export function isSignedUpBy(secret: string | null, user: unknown, now: number): boolean {
  const parsed = userSchema.safeParse(user)
  if (secret === null || !parsed.success) return false
  const { email, created_at: createdAt, user_metadata } = parsed.data
  if (now - Date.parse(createdAt) > signUpAge * 1000) return false
  const expected = Buffer.from(hashOf(secret, email))
  const found = Buffer.from(user_metadata.sign_up_hash)
  return found.length === expected.length && timingSafeEqual(found, expected)
}
