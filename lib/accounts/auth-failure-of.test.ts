import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { authFailureText } from '../copy/account-problems.ts'
import { passwordRuleOf, refusalOf } from './auth-failure-of.ts'

type Answer = {
  readonly case: string
  readonly response?: { readonly status: number; readonly body: { code?: string; message?: string } }
}
const file = new URL('../testing/auth-server/recorded-answers.json', import.meta.url)
const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: Answer[] }

/** Every refusal that was recorded, by its code and its words; the seconds in them do not matter. */
const refusals = Map.groupBy(
  answers.flatMap(({ response }) =>
    response && response.status >= 400 ? [`${response.body.code}: ${response.body.message}`] : [],
  ),
  (text) => text.replace(/\d+ seconds/, 'some seconds').replace(/, token is malformed.*/, ''),
)
const read = (text: string) => {
  const [, code, message] = /^(\w+): (.*)$/.exec(text) ?? []
  return refusalOf({ code, message: message ?? '' })
}
const isOver = (text: string) => read(text).endsSession === true

it('R28 ends a session by these recorded refusals, and by no other', () => {
  expect([...refusals.keys()].filter(isOver).toSorted()).toEqual([
    'bad_jwt: invalid JWT: unable to parse or verify signature',
    'bad_jwt: invalid claim: missing sub claim',
    'refresh_token_already_used: Invalid Refresh Token: Already Used',
    'refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found',
    'session_not_found: Session from session_id claim in JWT does not exist',
    'user_not_found: User from sub claim in JWT does not exist',
    'validation_failed: Refresh token is not valid',
  ])
})

it('has a kind for every recorded refusal', () => {
  const kinds = Object.fromEntries(
    [...refusals.keys()].filter((text) => !isOver(text)).map((text) => [text, read(text).kind]),
  )
  expect(kinds).toEqual({
    'over_email_send_rate_limit: For security purposes, you can only request this after some seconds.':
      'mail-refused',
    'over_email_send_rate_limit: email rate limit exceeded': 'mail-refused',
    'weak_password: Password should be at least 8 characters.': 'weak-password',
    'weak_password: Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789.':
      'weak-password',
    'validation_failed: Password cannot be longer than 72 characters': 'password-too-long',
    'validation_failed: Unable to validate email address: invalid format': 'email-refused',
    'validation_failed: Unsupported provider: provider is not enabled': 'google-off',
    'email_not_confirmed: Email not confirmed': 'email-not-confirmed',
    'invalid_credentials: Invalid login credentials': 'wrong-credentials',
    'otp_expired: Email link is invalid or has expired': 'link-expired',
    'user_banned: Invalid Refresh Token: User Banned': 'account-blocked',
    'user_banned: User is banned': 'account-blocked',
    'same_password: New password should be different from the old password.': 'same-password',
    'flow_state_not_found: invalid flow state, no valid flow state found': 'link-expired',
    'bad_code_verifier: code challenge does not match previously saved code verifier': 'link-expired',
    'unexpected_failure: Error sending confirmation email': 'mail-refused',
    'unexpected_failure: Error sending recovery email': 'mail-refused',
    // Reported to no one: a sign-up answers the same whether there is an account or not.
    'user_already_exists: User already registered': 'auth-failed',
    'signup_disabled: Signups not allowed for this instance': 'sign-up-closed',
    'email_provider_disabled: Email signups are disabled': 'sign-up-closed',
    'email_provider_disabled: Email logins are disabled': 'sign-up-closed',
    'over_request_rate_limit: Request rate limit reached': 'auth-busy',
    'reauthentication_needed: Password update requires reauthentication': 'sign-in-again',
    'current_password_required: Current password required when setting new password.': 'wrong-password',
    'current_password_invalid: Current password required when setting new password.': 'wrong-password',
  })
})

const said = (message: string) => authFailureText('weak-password', passwordRuleOf(message)).description

describe('a password that the project refuses', () => {
  it('is answered with the rule of the project, in Portuguese', () => {
    expect(said('Password should be at least 12 characters.')).toBe(
      'Esta senha é fraca demais. Use pelo menos 12 caracteres.',
    )
    expect(
      said(
        'Password should be at least 8 characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~.',
      ),
    ).toBe(
      'Esta senha é fraca demais. Use pelo menos 8 caracteres, com letra minúscula, letra maiúscula, número e símbolo.',
    )
    expect(
      said('Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789.'),
    ).toBe('Esta senha é fraca demais. Use uma senha com letra minúscula e número.')
  })

  it('is answered in general where the refusal says nothing more', () => {
    expect(passwordRuleOf('Password is known to be weak and easy to guess.')).toBeNull()
    expect(said('something else')).toMatch(/^Esta senha é fraca demais\. .+\.$/)
  })
})
