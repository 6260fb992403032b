import type { OrderDetails } from './order-fields.ts'

export type User = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
}

export const noDelivery: OrderDetails = { city: '', whatsapp: '', substitution: null }

/** Who is signed in, and what the cart is filled in with: what a shopper does not want to type at every purchase. */
export type Session = { readonly user: User; readonly delivery: OrderDetails }

/** All that an account holds. Times are ISO 8601. */
export type Account = Session & {
  /** The ends of product ids, newest first; see `favourites.ts`. */
  readonly favouriteCodes: readonly string[]
  readonly createdAt: string | null
  /** Set where the operator deletes accounts by hand. */
  readonly deletionRequestedAt: string | null
}

/** What a shopper can change; what is left out stays as it is. */
export type AccountChange = {
  readonly name?: string | undefined
  readonly delivery?: OrderDetails | undefined
  readonly favouriteCodes?: readonly string[] | undefined
}

/** The kinds of links in e-mails that open a session. */
export const linkTypes = ['email', 'signup', 'recovery', 'invite', 'email_change'] as const
