import type { AccountProblemKind } from '../http/account-problem-kinds.ts'
import type { Outage } from './auth-fetch.ts'
import type { AuthFailure } from './auth-service.ts'

/** https://supabase.com/docs/guides/auth/debugging/error-codes; what is not here is `auth-failed`. */
const kinds: Readonly<Record<string, AccountProblemKind>> = {
  invalid_credentials: 'wrong-credentials',
  user_not_found: 'wrong-credentials',
  email_not_confirmed: 'email-not-confirmed',
  email_address_invalid: 'email-refused',
  email_address_not_authorized: 'email-refused',
  weak_password: 'weak-password',
  same_password: 'same-password',
  otp_expired: 'link-expired',
  flow_state_expired: 'link-expired',
  flow_state_not_found: 'link-expired',
  bad_code_verifier: 'link-expired',
  signup_disabled: 'sign-up-closed',
  email_provider_disabled: 'sign-up-closed',
  user_banned: 'account-blocked',
  session_not_found: 'session-ended',
  session_expired: 'session-ended',
  refresh_token_not_found: 'session-ended',
  refresh_token_already_used: 'session-ended',
  over_request_rate_limit: 'auth-busy',
  over_email_send_rate_limit: 'auth-busy',
  request_timeout: 'auth-unavailable',
  hook_timeout: 'auth-unavailable',
}

/**
 * Which limit a message ran into: that of one address, a message a minute, or that of the whole project. The code
 * is the same; the texts are 'For security purposes, you can only request this after 59 seconds.' and 'email rate
 * limit exceeded'.
 */
export function mailLimitOf({
  code,
  message,
}: {
  readonly code?: string | undefined
  readonly message: string
}): 'address' | 'project' | null {
  if (code !== 'over_email_send_rate_limit') return null
  return message.startsWith('For security purposes') ? 'address' : 'project'
}

/** What a refusal of the service means to a shopper. */
export function authFailureOf(
  error: { readonly code?: string | undefined; readonly name?: string },
  outage: Outage | null,
): AuthFailure {
  const kind = error.code === undefined ? undefined : kinds[error.code]
  if (outage?.kind === 'busy') return { kind: 'auth-busy', retryAfterSeconds: outage.retryAfterSeconds }
  if (outage) return { kind: 'auth-unavailable' }
  if (error.name === 'AuthSessionMissingError') return { kind: 'session-ended' }
  if (error.name === 'AuthPKCECodeVerifierMissingError') return { kind: 'link-expired' }
  return { kind: kind ?? 'auth-failed' }
}
