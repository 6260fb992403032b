import type { AccountProblemKind } from '../api/account-problem-kinds.ts'
import type { PasswordRule } from '../domain/password.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { AuthFailure } from './auth-service.ts'

/**
 * The project's own rule, out of the text of its refusal: 'Password should be at least 8 characters. Password should
 * contain at least one character of each: abc…, 012….'. Null where it says none of that.
 */
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

/** Why the service of accounts gave no usable answer, as far as this request knows. */
export type Outage = { readonly kind: 'unavailable' | 'busy'; readonly retryAfterSeconds: number | null }

type Refusal = { readonly kind: AccountProblemKind; readonly endsSession?: true }

/**
 * What each refusal of the service means, and whether the session that it is about has ended; the one place that says
 * so. Codes: https://supabase.com/docs/guides/auth/debugging/error-codes; what is not here is `auth-failed`, and ends
 * nothing.
 */
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
  // An account that is there already: never revealed, see `signUp`.
  user_already_exists: { kind: 'auth-failed' },
  email_exists: { kind: 'auth-failed' },
  // Blocked by the operator, who may lift that again: who is here reads it, and can leave.
  user_banned: { kind: 'account-blocked' },
  // Deleted, signed out elsewhere, or signed with a key that is no longer taken.
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

/** Codes that say little: there the text decides. It is not promised to stay; then the kind is `auth-failed`. */
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

/** Whether the project's mail server took no message; the service answers that with 500. */
export const isMailServerRefusal = (text: string) => /Error sending \w+ e?mail/.test(text)

/** Why no message was sent, for the operator; null when it is not about messages. */
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

/** What a refusal of the service means to a shopper. */
export function authFailureOf(error: ServiceError, outage: Outage | null): AuthFailure {
  if (outage?.kind === 'busy') return { kind: 'auth-busy', retryAfterSeconds: outage.retryAfterSeconds }
  if (outage) return { kind: 'auth-unavailable' }
  const { kind } = refusalOf(error)
  const rule = kind === 'weak-password' ? passwordRuleOf(error.message ?? '') : null
  return rule ? { kind, rule } : { kind }
}

type LastAnswer = { outage: Outage | null; at: number }

/** Milliseconds: no call checks only whether the service is there, so an older failure says nothing. */
const staleMs = 60_000

const last = () => processSingleton<LastAnswer>('auth.last-answer', () => ({ outage: null, at: 0 }))

/** Null: the service answered as it should. */
export function noteAnswer(outage: Outage | null): void {
  Object.assign(last(), { outage, at: performance.now() })
}

/** How the service of accounts failed when it was last asked, if that is not long ago. */
export function lastOutage(): Outage | null {
  const { outage, at } = last()
  return outage && performance.now() - at < staleMs ? outage : null
}
