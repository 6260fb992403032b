import type { Result } from '../domain/result.ts'
import type { AuthOutcome, SignInBody, SignUpBody } from './contract.ts'

export type AuthFailure = { readonly kind: 'auth-not-configured' }

/** Whoever keeps the accounts. A refusal is a value, never an exception. */
export type AuthService = {
  readonly signIn: (credentials: SignInBody) => Promise<Result<AuthOutcome, AuthFailure>>
  readonly signUp: (account: SignUpBody) => Promise<Result<AuthOutcome, AuthFailure>>
  readonly continueWithGoogle: () => Promise<Result<AuthOutcome, AuthFailure>>
}
