import { Refusal } from './refusal.ts'
import type { AuthServerSettings } from './settings.ts'

/** Bytes: bcrypt takes no more. */
const maximumBytes = 72

/** Throws the service's answer to a rejected password. */
export function checkPassword(
  password: unknown,
  { minimumPasswordLength, requiredCharacters }: AuthServerSettings,
): void {
  const text = typeof password === 'string' ? password : ''
  if (Buffer.byteLength(text) > maximumBytes) {
    throw new Refusal(400, 'validation_failed', `Password cannot be longer than ${maximumBytes} characters`)
  }
  const complaints: string[] = []
  const reasons: string[] = []
  if (text.length < minimumPasswordLength) {
    complaints.push(`Password should be at least ${minimumPasswordLength} characters.`)
    reasons.push('length')
  }
  if (!requiredCharacters.every((set) => [...set].some((character) => text.includes(character)))) {
    const sets = requiredCharacters.join(', ')
    complaints.push(`Password should contain at least one character of each: ${sets}.`)
    reasons.push('characters')
  }
  if (reasons.length > 0)
    throw new Refusal(422, 'weak_password', complaints.join(' '), { weak_password: { reasons } })
}
