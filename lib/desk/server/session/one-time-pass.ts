import { randomBytes } from 'node:crypto'
import type { DeskStore, NewPass } from '../store/desk-store.ts'
import { tokenHashOf } from './session-cookies.ts'

const passSeconds = 60 * 60

/** Crockford's base32 has no ambiguous letters. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const passShape = /^[0-9a-hjkmnp-tv-z]{16}$/

/** Issues a pass of 80 random bits, such as `0a1b-2c3d-4e5f-6g7h`, for one sign-in; revokes earlier ones. */
export async function issuePass(store: DeskStore, user: string, now: number): Promise<string> {
  const text = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
  const expiresAt = new Date(now + passSeconds * 1000).toISOString()
  await store.savePass({ user, passHash: tokenHashOf(text), expiresAt })
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** Accepts spaces, hyphens, capitals and mistaken letters; null for an impossible pass. */
export function passHashOf(typed: string): NewPass['passHash'] | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return passShape.test(text) ? tokenHashOf(text) : null
}
