import { z } from 'zod'
import type { User } from '../domain/user.ts'

const credentials = {
  // The rule of the browser's own e-mail field, so that what it lets through is not refused here.
  email: z.email({ pattern: z.regexes.html5Email }).max(254),
  password: z.string().min(1).max(1000),
}

/** What the browser sends to `POST /api/auth/sign-in`. */
export const signInBodySchema = z.strictObject(credentials)

/** What the browser sends to `POST /api/auth/sign-up`. */
export const signUpBodySchema = z.strictObject({ name: z.string().min(1).max(120), ...credentials })

/** What the browser sends to `POST /api/auth/google`: nothing. */
export const googleBodySchema = z.strictObject({})

export type SignInBody = z.infer<typeof signInBodySchema>
export type SignUpBody = z.infer<typeof signUpBodySchema>

export type AuthRequest =
  | { readonly action: 'sign-in'; readonly body: SignInBody }
  | { readonly action: 'sign-up'; readonly body: SignUpBody }
  | { readonly action: 'google'; readonly body: Readonly<Record<never, never>> }

/** How a call ends well; each service decides, since a sign-up may or may not ask for a confirmation. */
export type AuthOutcome =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'confirmation-sent' }
  | { readonly kind: 'continue-at'; readonly url: string }
