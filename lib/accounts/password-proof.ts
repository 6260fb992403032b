import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/**
 * Whether the password of an account was typed by a user who reads its mailbox. A sign-up proves nothing: anybody can
 * make one with another's address, past the shop too. Kept in `user_metadata.password_proof`: `none` from the sign-up on,
 * then the very moment at which the address was confirmed, which no one can name beforehand (trust S21).
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

/** What the service itself notes there. */
const ownNotes: readonly string[] = ['sub', 'email', 'email_verified', 'phone_verified']

/** What a sign-up says of its password. */
export const unprovedPassword = { password_proof: unproved } as const

/**
 * True where the password's owner is unknown: it opens nothing before a link was opened. Accounts that an
 * operator or Google has confirmed were asked for by no message, and their password is their owner's.
 */
export function isPasswordUnproved(user: unknown): boolean {
  const parsed = userSchema.safeParse(user)
  if (!parsed.success) return true
  const { email_confirmed_at: confirmedAt, user_metadata, ...asked } = parsed.data
  const proof = user_metadata['password_proof']
  if (proof === unproved || !confirmedAt) return true
  return Boolean(asked.confirmation_sent_at || asked.invited_at) && proof !== confirmedAt
}

/** Takes everything out of an account that was there before its address was confirmed. */
export function untrustedMetadata(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  const keys = Object.keys(parsed.data?.user_metadata ?? {}).filter((key) => !ownNotes.includes(key))
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...unprovedPassword }
}

/** What stands in an account whose owner typed its password at the sign-up. */
export function ownMetadata(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  return { password_proof: parsed.data?.email_confirmed_at ?? null }
}

/** What stands in the account once its owner has typed the password. */
export function provedMetadata(user: unknown, name: string): Record<string, string | null> {
  return { full_name: name || null, ...ownMetadata(user) }
}

/** What stays of an account that Google has proved: what Google says, and that the password is unknown. */
export function metadataOfGoogle(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  const google = parsed.data?.identities.find(({ provider }) => provider === 'google')
  const googleKeys = Object.keys(google?.identity_data ?? {})
  const others = Object.entries(untrustedMetadata(user)).filter(([key]) => !googleKeys.includes(key))
  return { ...Object.fromEntries(others), password_proof: parsed.data?.email_confirmed_at ?? null }
}

/** A random password that is stored nowhere, with letters of every kind that a project may ask for; 47 bytes. */
export function randomPassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1!`
}
