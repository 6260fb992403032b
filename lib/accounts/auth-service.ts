import type {
  AuthOutcome,
  EnterBody,
  LinkProof,
  NewPasswordBody,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../api/auth-messages.ts'
import type { AccountProblemKind } from '../api/problem-kinds.ts'
import type { Account, AccountChange, Session } from '../domain/account.ts'
import type { PasswordRule } from '../domain/password.ts'
import type { Result } from '../domain/result.ts'
import type { OpenedLink } from './link-cookies.ts'

export type AuthFailure = {
  readonly kind: 'auth-not-configured' | AccountProblemKind
  readonly retryAfterSeconds?: number | null
  readonly rule?: PasswordRule | null
}

export type SignInProof = ({ readonly kind: 'password' } & SignInBody) | LinkProof

type Outcome = Promise<Result<AuthOutcome, AuthFailure>>

/** Account service for one request and its cookies; refusals are values, never exceptions. */
export type AuthService = {
  /** Verifies the signature and renews the session shortly before its end; null for a visitor. */
  readonly findSession: () => Promise<Result<Session | null, AuthFailure>>
  readonly signIn: (proof: SignInProof) => Outcome
  readonly signUp: (account: SignUpBody) => Outcome
  readonly continueWithGoogle: () => Outcome
  /** Sends a link for a new password; the answer does not reveal whether an account exists. */
  readonly recover: (email: string) => Outcome
  readonly changePassword: (passwords: NewPasswordBody) => Outcome
  /** Always signs out this device; the others only when the service answers. */
  readonly signOut: (scope: SignOutBody['scope']) => Outcome
}

/** `deleted` is final; `requested` is recorded in the account for the operator. */
export type Deletion = { readonly kind: 'deleted' | 'requested' }

/** Account behind the cookies; asks the service, so sessions ended elsewhere end here. */
export type AccountService = {
  readonly findAccount: () => Promise<Result<Account, AuthFailure>>
  readonly changeAccount: (change: AccountChange) => Promise<Result<Account, AuthFailure>>
  readonly deleteAccount: () => Promise<Result<Deletion, AuthFailure>>
}

/** Sign-in by mailbox; no session begins before the user has seen for which account (trust S21). */
export type LinkService = {
  /** `link-named` when the user must confirm first; no session exists then. */
  readonly open: (proof: LinkProof) => Outcome
  readonly findOpened: () => OpenedLink | null
  /** Signs in to the opened account; an unconfirmed one gets its name and password here. */
  readonly enter: (answer: EnterBody) => Outcome
  readonly decline: () => void
  /** Resends the confirmation; the answer does not reveal whether one is pending. */
  readonly resend: (email: string) => Outcome
}
