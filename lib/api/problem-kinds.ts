import { listWords } from '../domain/text.ts'

export const problemKinds = listWords(
  'bad-json bad-body note-too-long bad-return-path foreign-origin too-large list-too-large not-json not-form empty-cart city-not-verified address-missing substitution-missing whatsapp-missing payment-missing change-missing below-minimum window-missing window-closed window-full insufficient-stock held-by-number held-by-network cart-changed delivery-changed idempotency-key-missing idempotency-conflict checkout-unknown too-many-requests shop-busy store-busy store-down store-failed store-timeout bad-checkout-address orders-unavailable bad-secret auth-not-configured not-found',
)
export type ProblemKind = (typeof problemKinds)[number]

export const accountProblemKinds = listWords(
  'auth-unavailable auth-busy auth-failed wrong-credentials wrong-password email-not-confirmed password-unproved email-refused weak-password same-password link-expired sign-up-closed account-blocked session-ended sign-in-again password-too-long mail-refused google-off account-too-large confirmation-mismatch',
)
export type AccountProblemKind = (typeof accountProblemKinds)[number]

/** An answer to a replacement: another one by now, another device was faster, or the order has left the market. */
export const answerProblemKinds = listWords(
  'replacement-changed answered-elsewhere order-left order-cancelled order-not-found',
)
export type AnswerProblemKind = (typeof answerProblemKinds)[number]
