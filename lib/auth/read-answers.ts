import { type Fields, fieldsOf } from '../browser/fields.ts'
import { type Account, type DeliveryPreferences, noDelivery, type Session } from '../domain/account.ts'
import { substitutions } from '../domain/delivery.ts'

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
