import type { AccountProblemKind } from '../api/problem-kinds.ts'
import type { PasswordRule } from '../domain/password.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { AuthFailure } from './auth-service.ts'

/** Parses the project's rule from 'Password should be at least 8 characters. …'; null when it states none. */
export function passwordRuleOf(message: string): PasswordRule | null {
  const length = /at least (\d{1,3}) characters/.exec(message)?.[1]
  const sets = /one character of each: (.+)\.$/.exec(message)?.[1]?.split(', ') ?? []
  const minimumLength = length === undefined ? null : Number(length)
  const letters = [...new Set(sets.map(kindOf))]
  return minimumLength === null && letters.length === 0 ? null : { minimumLength, letters }
}

function kindOf(set: string): PasswordRule['letters'][number] {
  const [hasLower, hasUpper] = [/[a-z]/.test(set), /[A-Z]/.test(set)]
  if (hasLower && hasUpper) return 'letter'
  if (hasLower) return 'lower'
  if (hasUpper) return 'upper'
  return /\d/.test(set) ? 'digit' : 'symbol'
}

export type Outage = { readonly kind: 'unavailable' | 'busy'; readonly retryAfterSeconds: number | null }

type Refusal = { readonly kind: AccountProblemKind; readonly endsSession?: true }

/** Codes: https://supabase.com/docs/guides/auth/debugging/error-codes; others are `auth-failed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  invalid_credentials: { kind: 'wrong-credentials' },
  email_not_confirmed: { kind: 'email-not-confirmed' },
  email_address_invalid: { kind: 'email-refused' },
  email_address_not_authorized: { kind: 'mail-refused' },
  weak_password: { kind: 'weak-password' },
  same_password: { kind: 'same-password' },
  otp_expired: { kind: 'link-expired' },
  flow_state_expired: { kind: 'link-expired' },
  flow_state_not_found: { kind: 'link-expired' },
  bad_code_verifier: { kind: 'link-expired' },
  signup_disabled: { kind: 'sign-up-closed' },
  email_provider_disabled: { kind: 'sign-up-closed' },
  // Never reveals that an account exists; see `signUp`.
  user_already_exists: { kind: 'auth-failed' },
  email_exists: { kind: 'auth-failed' },
  // The operator may lift the block; a signed-in user reads why and can sign out.
  user_banned: { kind: 'account-blocked' },
  // Deleted, signed out elsewhere, or signed with a rejected key.
  user_not_found: { kind: 'session-ended', endsSession: true },
  session_not_found: { kind: 'session-ended', endsSession: true },
  session_expired: { kind: 'session-ended', endsSession: true },
  refresh_token_not_found: { kind: 'session-ended', endsSession: true },
  refresh_token_already_used: { kind: 'session-ended', endsSession: true },
  bad_jwt: { kind: 'session-ended', endsSession: true },
  no_authorization: { kind: 'session-ended', endsSession: true },
  reauthentication_needed: { kind: 'sign-in-again' },
  current_password_required: { kind: 'wrong-password' },
  current_password_invalid: { kind: 'wrong-password' },
  over_request_rate_limit: { kind: 'auth-busy' },
  over_email_send_rate_limit: { kind: 'mail-refused' },
  request_timeout: { kind: 'auth-unavailable' },
  hook_timeout: { kind: 'auth-unavailable' },
}

/** Fallback by message text for vague codes; the texts may change, then the kind is `auth-failed`. */
const messages: readonly [pattern: RegExp, refusal: Refusal][] = [
  [/^Error sending \w+ e?mail/, { kind: 'mail-refused' }],
  [/^Unable to validate email address/, { kind: 'email-refused' }],
  [/^Password cannot be longer/, { kind: 'password-too-long' }],
  [/^Refresh token is not valid/, { kind: 'session-ended', endsSession: true }],
  [/^Unsupported provider/, { kind: 'google-off' }],
]

type ServiceError = {
  readonly code?: string | undefined
  readonly name?: string
  readonly message?: string
}

/** The service answers 500 when its mail server refuses a message. */
export const isMailServerRefusal = (text: string) => /Error sending \w+ e?mail/.test(text)

/** Reason for the operator why no message was sent; null when the error is not about messages. */
export function mailRefusalOf({
  code,
  message = '',
}: ServiceError): 'address-limit' | 'project-limit' | 'mail-server' | 'address-not-authorized' | null {
  if (code === 'email_address_not_authorized') return 'address-not-authorized'
  if (isMailServerRefusal(message)) return 'mail-server'
  if (code !== 'over_email_send_rate_limit') return null
  // 'For security purposes, you can only request this after 59 seconds.' or 'email rate limit exceeded'.
  return message.startsWith('For security purposes') ? 'address-limit' : 'project-limit'
}

export function refusalOf({ code, name, message = '' }: ServiceError): Refusal {
  if (name === 'AuthSessionMissingError') return { kind: 'session-ended', endsSession: true }
  if (name === 'AuthPKCECodeVerifierMissingError') return { kind: 'link-expired' }
  const known = code === undefined ? undefined : refusals[code]
  return known ?? messages.find(([pattern]) => pattern.test(message))?.[1] ?? { kind: 'auth-failed' }
}

export function authFailureOf(error: ServiceError, outage: Outage | null): AuthFailure {
  if (outage?.kind === 'busy') return { kind: 'auth-busy', retryAfterSeconds: outage.retryAfterSeconds }
  if (outage) return { kind: 'auth-unavailable' }
  const { kind } = refusalOf(error)
  const rule = kind === 'weak-password' ? passwordRuleOf(error.message ?? '') : null
  return rule ? { kind, rule } : { kind }
}

type LastAnswer = { outage: Outage | null; at: number }

/** Milliseconds; no request checks only availability, so an older failure says nothing. */
const staleMs = 60_000

const last = () => processSingleton<LastAnswer>('auth.last-answer', () => ({ outage: null, at: 0 }))

/** Null records a proper answer. */
export function noteAnswer(outage: Outage | null): void {
  Object.assign(last(), { outage, at: performance.now() })
}

export function lastOutage(): Outage | null {
  const { outage, at } = last()
  return outage && performance.now() - at < staleMs ? outage : null
}
