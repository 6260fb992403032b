import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/**
 * Anybody can sign up with another's address, so `password_proof` is `none` until the confirmation, and then its
 * moment, which no one can name beforehand (trust S21).
 */
const unproved = 'none'

const userSchema = z.object({
  email_confirmed_at: z.string().nullish(),
  confirmation_sent_at: z.string().nullish(),
  invited_at: z.string().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).catch({}),
  identities: z
    .array(z.object({ provider: z.string(), identity_data: z.looseObject({}).nullish() }))
    .catch([]),
})

const ownNotes: readonly string[] = ['sub', 'email', 'email_verified', 'phone_verified']

export const unprovedPassword = { password_proof: unproved } as const

/** True when the password's owner is unknown; accounts confirmed by an operator or Google had no message. */
export function isPasswordUnproved(user: unknown): boolean {
  const parsed = userSchema.safeParse(user)
  if (!parsed.success) return true
  const { email_confirmed_at: confirmedAt, user_metadata, ...asked } = parsed.data
  const proof = user_metadata['password_proof']
  if (proof === unproved || !confirmedAt) return true
  return Boolean(asked.confirmation_sent_at || asked.invited_at) && proof !== confirmedAt
}

/** Removes everything written to an account before its address was confirmed. */
export function untrustedMetadata(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  const keys = Object.keys(parsed.data?.user_metadata ?? {}).filter((key) => !ownNotes.includes(key))
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...unprovedPassword }
}

/** Metadata of an account whose owner typed its password at the sign-up. */
export function ownMetadata(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  return { password_proof: parsed.data?.email_confirmed_at ?? null }
}

export function provedMetadata(user: unknown, name: string): Record<string, string | null> {
  return { full_name: name || null, ...ownMetadata(user) }
}

export function metadataOfGoogle(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  const google = parsed.data?.identities.find(({ provider }) => provider === 'google')
  const googleKeys = Object.keys(google?.identity_data ?? {})
  const others = Object.entries(untrustedMetadata(user)).filter(([key]) => !googleKeys.includes(key))
  return { ...Object.fromEntries(others), password_proof: parsed.data?.email_confirmed_at ?? null }
}

/** Random password that is stored nowhere, with letters of every kind a project may require; 47 bytes. */
export function randomPassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1!`
}
