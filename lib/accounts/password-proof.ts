import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/**
 * Whether the password of an account was typed by somebody who reads its mailbox. A sign-up proves nothing: anybody can
 * make one with another's address. Kept in `user_metadata.password_proof`: `none` from the sign-up on, then the very
 * moment at which the address was confirmed, which nobody can name beforehand (trust S21).
 */
const unproved = 'none'

const userSchema = z.object({
  email_confirmed_at: z.string().nullish(),
  confirmation_sent_at: z.string().nullish(),
  invited_at: z.string().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).catch({}),
})

/** Milliseconds since the address was confirmed, in which the password is still the one of before. */
const recentMs = 10 * 60_000
/** What the service itself notes there. */
const ownNotes: readonly string[] = ['sub', 'email', 'email_verified', 'phone_verified']

/** What a sign-up says of its password. */
export const unprovedPassword = { password_proof: unproved } as const

/** True for a password that opens nothing before somebody has come by a link. */
export function isPasswordUnproved(user: unknown): boolean {
  const parsed = userSchema.safeParse(user)
  return parsed.success && parsed.data.user_metadata['password_proof'] === unproved
}

/** True where the account was unconfirmed until now; `openedAt` in milliseconds. */
export function isNewlyConfirmed(user: unknown, openedAt: number): boolean {
  if (isPasswordUnproved(user)) return true
  const parsed = userSchema.safeParse(user)
  if (!parsed.success) return true
  const { email_confirmed_at: confirmedAt, user_metadata, ...asked } = parsed.data
  if (!confirmedAt) return true
  const isByMail = Boolean(asked.confirmation_sent_at || asked.invited_at)
  const isRecent = openedAt - Date.parse(confirmedAt) < recentMs
  return isByMail && isRecent && user_metadata['password_proof'] !== confirmedAt
}

/** Takes everything out of an account that was there before its address was confirmed. */
export function untrustedMetadata(user: unknown): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  const keys = Object.keys(parsed.data?.user_metadata ?? {}).filter((key) => !ownNotes.includes(key))
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...unprovedPassword }
}

/** What stands in the account once its owner has typed the password. */
export function provedMetadata(user: unknown, name: string): Record<string, string | null> {
  const parsed = userSchema.safeParse(user)
  return { full_name: name || null, password_proof: parsed.data?.email_confirmed_at ?? null }
}

/** A password that nobody knows, with letters of every kind that a project may ask for; 47 bytes. */
export function randomPassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1!`
}
