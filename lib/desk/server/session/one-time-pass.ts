import { randomBytes } from 'node:crypto'
import type { DeskStore, NewPass } from '../store/desk-store.ts'
import { tokenHashOf } from './session-cookies.ts'

/** Seconds in which it opens the desk. */
const passSeconds = 60 * 60

/** Crockford's base32: no letter looks like another or like a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const passShape = /^[0-9a-hjkmnp-tv-z]{16}$/

/**
 * A new pass of a user, 80 random bits as `0a1b-2c3d-4e5f-6g7h`, to be shown once: one sign-in with it in place of the
 * password, whatever strangers have tried meanwhile. Any earlier one of the user is over.
 */
export async function issuePass(store: DeskStore, user: string, now: number): Promise<string> {
  const text = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
  const expiresAt = new Date(now + passSeconds * 1000).toISOString()
  await store.savePass({ user, passHash: tokenHashOf(text), expiresAt })
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** The hash of a pass as it was typed, with spaces, hyphens, capitals or letters mistaken; null: this can be none. */
export function passHashOf(typed: string): NewPass['passHash'] | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return passShape.test(text) ? tokenHashOf(text) : null
}
