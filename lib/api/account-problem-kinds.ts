/** The ways in which a call about accounts can be refused, besides those of every call. */
export const accountProblemKinds = [
  'auth-unavailable',
  'auth-busy',
  'auth-failed',
  'wrong-credentials',
  'wrong-password',
  'email-not-confirmed',
  'password-unproved',
  'email-refused',
  'weak-password',
  'same-password',
  'link-expired',
  'sign-up-closed',
  'account-blocked',
  'session-ended',
  'sign-in-again',
  'password-too-long',
  'mail-refused',
  'google-off',
  'account-too-large',
  'confirmation-mismatch',
] as const
export type AccountProblemKind = (typeof accountProblemKinds)[number]
