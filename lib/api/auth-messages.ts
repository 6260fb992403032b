import { z } from 'zod'
import { linkTypes, type Session } from '../domain/account.ts'

// Matches the browser's own e-mail field, so that its accepted values pass.
const email = z.email({ pattern: z.regexes.html5Email }).max(254)
const password = z.string().min(1).max(1000)

export const accountIdSchema = z.string().min(1).max(100)

export const signInBodySchema = z.strictObject({ email, password })

export const signUpBodySchema = z.strictObject({ name: z.string().min(1).max(120), email, password })

export const googleBodySchema = z.strictObject({ returnPath: z.string().max(500).optional() })

export const recoverBodySchema = z.strictObject({ email })

export const confirmBodySchema = z.strictObject({
  tokenHash: z.string().regex(/^[\w-]{10,200}$/),
  type: z.enum(linkTypes),
})

export const resendBodySchema = z.strictObject({ email })

export const enterBodySchema = z.strictObject({
  isMine: z.boolean(),
  /** Address shown by the page: another tab may have opened another link. */
  email: z.string().max(320),
  name: z.string().trim().max(120).optional(),
  password: password.optional(),
})

/** Links replace the current password, and have no `accountId`. */
export const newPasswordBodySchema = z.strictObject({
  password,
  currentPassword: password.optional(),
  accountId: accountIdSchema.optional(),
})

export const signOutBodySchema = z.strictObject({ scope: z.enum(['local', 'global']) })

export type SignInBody = z.infer<typeof signInBodySchema>
export type SignUpBody = z.infer<typeof signUpBodySchema>
export type ConfirmBody = z.infer<typeof confirmBodySchema>
export type EnterBody = Omit<z.infer<typeof enterBodySchema>, 'isMine'>
export type NewPasswordBody = z.infer<typeof newPasswordBodySchema>
export type SignOutBody = z.infer<typeof signOutBodySchema>

/** `code`: answer of Google or the account service to this browser. `link`: parts of an e-mail link. */
export type LinkProof =
  | { readonly kind: 'code'; readonly code: string }
  | ({ readonly kind: 'link' } & ConfirmBody)

export type AuthRequest =
  | { readonly action: 'sign-in'; readonly body: SignInBody }
  | { readonly action: 'sign-up'; readonly body: SignUpBody }
  | { readonly action: 'google'; readonly body: z.infer<typeof googleBodySchema> }
  | { readonly action: 'recover'; readonly body: z.infer<typeof recoverBodySchema> }
  | { readonly action: 'confirm'; readonly body: ConfirmBody }
  | { readonly action: 'enter'; readonly body: z.infer<typeof enterBodySchema> }
  | { readonly action: 'resend'; readonly body: z.infer<typeof resendBodySchema> }
  | { readonly action: 'new-password'; readonly body: NewPasswordBody }
  | { readonly action: 'sign-out'; readonly body: SignOutBody }

export type AuthOutcome =
  | ({ readonly kind: 'signed-in'; readonly isRecovery?: boolean } & Session)
  /** Link from another browser, or of an unproved account: names the account before signing in. */
  | { readonly kind: 'link-named'; readonly email: string; readonly isNew: boolean; readonly name: string }
  | { readonly kind: 'link-declined' }
  | { readonly kind: 'confirmation-sent' }
  | { readonly kind: 'continue-at'; readonly url: string }
  | { readonly kind: 'recovery-sent' }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'signed-out' }
