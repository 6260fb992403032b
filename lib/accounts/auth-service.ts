import type { AccountProblemKind } from '../api/account-problem-kinds.ts'
import type {
  AuthOutcome,
  LinkProof,
  NewPasswordBody,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../api/auth-messages.ts'
import type { Session } from '../domain/account.ts'
import type { PasswordRule } from '../domain/password.ts'
import type { Result } from '../domain/result.ts'

export type AuthFailure = {
  readonly kind: 'auth-not-configured' | AccountProblemKind
  readonly retryAfterSeconds?: number | null
  /** Of a password that was refused. */
  readonly rule?: PasswordRule | null
}

/** A password, or what proves a mailbox; see `LinkService`. */
export type SignInProof = ({ readonly kind: 'password' } & SignInBody) | LinkProof

type Outcome = Promise<Result<AuthOutcome, AuthFailure>>

/** The service of accounts, for one request and its cookies. A refusal is a value, never an exception. */
export type AuthService = {
  /** Null: a visitor. Verified by signature; renews the session where it is about to end. */
  readonly findSession: () => Promise<Result<Session | null, AuthFailure>>
  readonly signIn: (proof: SignInProof) => Outcome
  readonly signUp: (account: SignUpBody) => Outcome
  readonly continueWithGoogle: () => Outcome
  /** Sends a link for a new password; the answer is the same whether there is such an account. */
  readonly recover: (email: string) => Outcome
  readonly changePassword: (passwords: NewPasswordBody) => Outcome
  /** This device is signed out whatever happens; the other ones only when the service answers. */
  readonly signOut: (scope: SignOutBody['scope']) => Outcome
}
