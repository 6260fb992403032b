import type { AuthOutcome } from '../api/auth-messages.ts'
import { type Account, type DeliveryPreferences, noDelivery, type Session } from '../domain/account.ts'
import { substitutions } from '../domain/delivery.ts'
import { type PasswordRule, passwordLetters } from '../domain/password-rule.ts'
import { type Fields, fieldsOf } from './fields.ts'

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

// By hand, since a schema library in the browser would weigh more than all of this.
export function readDelivery(value: unknown): DeliveryPreferences {
  const { city, whatsapp, substitution } = fieldsOf(value)
  return {
    city: textOr(city, noDelivery.city),
    whatsapp: textOr(whatsapp, noDelivery.whatsapp),
    substitution: substitutions.find((known) => known === substitution) ?? null,
  }
}

/** Who is signed in, and nothing an answer holds besides; null for a visitor. */
export function readSession({ user, delivery }: Fields): Session | null {
  const { id, email, name, avatarUrl } = fieldsOf(user)
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string') return null
  return { user: { id, email, name, avatarUrl: textOrNull(avatarUrl) }, delivery: readDelivery(delivery) }
}

export function readAccount(answer: Fields): Account | null {
  const session = readSession(answer)
  if (!session) return null
  const { favouriteCodes, createdAt, deletionRequestedAt } = answer
  return {
    ...session,
    favouriteCodes: Array.isArray(favouriteCodes)
      ? favouriteCodes.filter((code) => typeof code === 'string')
      : [],
    createdAt: textOrNull(createdAt),
    deletionRequestedAt: textOrNull(deletionRequestedAt),
  }
}

/** Whose link waits for an answer in this browser. */
export type NamedLink = Extract<AuthOutcome, { kind: 'link-named' }>

export function readNamedLink({ email, isNew, name }: Fields): NamedLink | null {
  if (typeof email !== 'string' || email === '') return null
  return { kind: 'link-named', email, isNew: isNew === true, name: textOr(name, '') }
}

/** What a project asks of a password; null where the answer does not say. */
export function readPasswordRule(value: unknown): PasswordRule | null {
  const { minimumLength, letters } = fieldsOf(value)
  if (!Array.isArray(letters)) return null
  return {
    minimumLength: typeof minimumLength === 'number' ? minimumLength : null,
    letters: passwordLetters.filter((letter) => letters.includes(letter)),
  }
}
