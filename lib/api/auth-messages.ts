import { z } from 'zod'
import { linkTypes, type Session } from '../domain/account.ts'

// The rule of the browser's own e-mail field, so that what it lets through is not refused here.
const email = z.email({ pattern: z.regexes.html5Email }).max(254)
const password = z.string().min(1).max(1000)

export const accountIdSchema = z.string().min(1).max(100)

export const signInBodySchema = z.strictObject({ email, password })

export const signUpBodySchema = z.strictObject({ name: z.string().min(1).max(120), email, password })

/** What the browser sends to `POST /api/auth/google`: the page of ours to come back to. */
export const googleBodySchema = z.strictObject({ returnPath: z.string().max(500).optional() })

export const recoverBodySchema = z.strictObject({ email })

/** What the browser sends to `POST /api/auth/confirm`: the two parts of a link. */
export const confirmBodySchema = z.strictObject({
  tokenHash: z.string().regex(/^[\w-]{10,200}$/),
  type: z.enum(linkTypes),
})

export const resendBodySchema = z.strictObject({ email })

/** Body of `POST /api/auth/enter`: the answer to 'Entrar como …?'. */
export const enterBodySchema = z.strictObject({
  isMine: z.boolean(),
  /** As the page names it: another tab may have opened another link meanwhile. */
  email: z.string().max(320),
  name: z.string().trim().max(120).optional(),
  password: password.optional(),
})

/** Body of `POST /api/auth/new-password`; a link stands for the current password, and has no `accountId` then. */
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

/** `code`: what Google, or a link of the service's own, comes back with to the browser that had left. `link`: the two parts of one in an e-mail. */
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

/** How a call ends well; each service decides, since a sign-up may or may not ask for a confirmation. */
export type AuthOutcome =
  /** `isRecovery`: by a link for a new password, which is asked for next. */
  | ({ readonly kind: 'signed-in'; readonly isRecovery?: boolean } & Session)
  /** By a link that was not asked for here, or of an account that had no owner: whose it is, before anybody is signed in. */
  | { readonly kind: 'link-named'; readonly email: string; readonly isNew: boolean; readonly name: string }
  | { readonly kind: 'link-declined' }
  | { readonly kind: 'confirmation-sent' }
  | { readonly kind: 'continue-at'; readonly url: string }
  | { readonly kind: 'recovery-sent' }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'signed-out' }
