import type { OrderDetails } from './order-fields.ts'

export type User = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
}

export const noDelivery: OrderDetails = { city: '', whatsapp: '', substitution: null }

export type Session = { readonly user: User; readonly delivery: OrderDetails }

export type Account = Session & {
  /** Product id endings, newest first; see `favourites.ts`. */
  readonly favouriteCodes: readonly string[]
  readonly createdAt: string | null
  readonly deletionRequestedAt: string | null
}

export type AccountChange = {
  readonly name?: string | undefined
  readonly delivery?: OrderDetails | undefined
  readonly favouriteCodes?: readonly string[] | undefined
}

export const linkTypes = ['email', 'signup', 'recovery', 'invite', 'email_change'] as const
