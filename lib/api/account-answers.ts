import * as z from 'zod/mini'
import type { Account, Session } from '../domain/account.ts'
import { type PasswordRule, passwordLetters } from '../domain/password.ts'
import type { AuthOutcome } from './auth-messages.ts'
import { productCard } from './catalog-answers.ts'
import { accountProblemKinds, problemKinds } from './problem-kinds.ts'
import { countOrNull, listOf, orderDetails, orNull, productId, textOrNull } from './values.ts'

const signedIn = {
  user: z.object({ id: z.string(), email: z.string(), name: z.string(), avatarUrl: textOrNull }),
  delivery: orderDetails,
}

/** Null for a visitor. */
export const session = orNull(z.object(signedIn)) satisfies z.ZodMiniType<Session | null>

export const account = z.object({
  ...signedIn,
  createdAt: textOrNull,
  deletionRequestedAt: textOrNull,
}) satisfies z.ZodMiniType<Omit<Account, 'favouriteCodes'>>

export const namedLink = z.object({
  kind: z.literal('link-named'),
  email: z.string().check(z.minLength(1)),
  isNew: z.catch(z.boolean(), false),
  name: z.catch(z.string(), ''),
})
export type NamedLink = z.infer<typeof namedLink>

export const authOutcome = z.union([
  z.object({ kind: z.literal('signed-in'), ...signedIn }),
  namedLink,
  z.object({ kind: z.literal('continue-at'), url: z.string().check(z.refine(isSafe)) }),
  z.object({
    kind: z.enum(['confirmation-sent', 'recovery-sent', 'password-changed', 'link-declined', 'signed-out']),
  }),
]) satisfies z.ZodMiniType<AuthOutcome>

/** Allows https, or http on loopback. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}

const passwordRule = z.object({
  minimumLength: countOrNull,
  letters: listOf(z.enum(passwordLetters)),
}) satisfies z.ZodMiniType<PasswordRule>

export const accountProblem = z.object({
  kind: z.enum([...accountProblemKinds, ...problemKinds]),
  rule: orNull(passwordRule),
})

export const signInWays = z.object({ google: z.boolean() })
export type SignInWays = z.infer<typeof signInWays>

export const accountFavourites = z.object({
  favourites: z.catch(listOf(z.object({ productId, card: productCard })), []),
  /** Codes missing from the current catalogue. */
  missing: z.catch(listOf(z.string()), []),
})
export type AccountFavourites = z.infer<typeof accountFavourites>
