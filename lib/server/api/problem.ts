import type { AccountProblemKind, AnswerProblemKind, ProblemKind } from '../../api/problem-kinds.ts'
import { accountProblemCopy } from '../../copy/account-problems.ts'
import { problemCopy } from '../../copy/problems.ts'
import { answerProblemCopy } from '../../copy/replacement-answer.ts'
import type { DeskProblemKind } from '../../desk/api/calls.ts'
import { deskProblemCopy } from '../../desk/copy/problems.ts'
import type { OfferedWindow } from '../../domain/delivery-windows.ts'
import type { PasswordRule } from '../../domain/password.ts'
import type { QuotedLine } from '../../domain/quote.ts'

type AnyProblemKind = ProblemKind | AccountProblemKind | AnswerProblemKind | DeskProblemKind

export const problemStatus = {
  'bad-json': 400,
  'bad-body': 400,
  'note-too-long': 422,
  'bad-return-path': 400,
  'foreign-origin': 403,
  'too-large': 413,
  'list-too-large': 413,
  'not-json': 415,
  'not-form': 415,
  'empty-cart': 422,
  'city-not-verified': 422,
  'address-missing': 422,
  'substitution-missing': 422,
  'whatsapp-missing': 422,
  'payment-missing': 422,
  'change-missing': 422,
  'below-minimum': 422,
  'window-missing': 422,
  'window-closed': 409,
  'window-full': 409,
  'insufficient-stock': 409,
  'held-by-number': 409,
  'held-by-network': 409,
  'cart-changed': 409,
  'delivery-changed': 409,
  'idempotency-key-missing': 400,
  'idempotency-conflict': 409,
  'checkout-unknown': 504,
  'too-many-requests': 429,
  'shop-busy': 503,
  'store-busy': 503,
  'store-down': 503,
  'store-failed': 502,
  'store-timeout': 504,
  'bad-checkout-address': 502,
  'orders-unavailable': 503,
  'bad-secret': 403,
  'auth-not-configured': 501,
  'not-found': 404,
  'auth-unavailable': 503,
  'auth-busy': 429,
  'auth-failed': 502,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'email-not-confirmed': 403,
  'password-unproved': 403,
  'email-refused': 422,
  'weak-password': 422,
  'same-password': 422,
  'link-expired': 410,
  'sign-up-closed': 403,
  'account-blocked': 403,
  'session-ended': 401,
  'sign-in-again': 403,
  'password-too-long': 422,
  'mail-refused': 503,
  'google-off': 403,
  'account-too-large': 422,
  'confirmation-mismatch': 422,
  'replacement-changed': 409,
  'answered-elsewhere': 409,
  'order-left': 409,
  'order-cancelled': 409,
  'order-not-found': 404,
  'desk-signed-out': 401,
  'desk-wrong-password': 401,
  'desk-password-needed': 403,
  'desk-conflict': 409,
  'desk-unavailable': 503,
} as const satisfies Record<AnyProblemKind, number>

const copy = { ...problemCopy, ...accountProblemCopy, ...answerProblemCopy, ...deskProblemCopy }

type Details = {
  readonly requestId: string
  readonly retryAfterSeconds?: number | null | undefined
  readonly lines?: readonly QuotedLine[] | undefined
  readonly windows?: readonly OfferedWindow[] | undefined
  readonly fee?: number | null | undefined
  readonly rule?: PasswordRule | null | undefined
}

/** Builds `application/problem+json`: kind, Portuguese text, request id, lines concerned (trust S15). */
export function problemResponse(
  kind: AnyProblemKind,
  { requestId, retryAfterSeconds, lines, windows, fee, rule }: Details,
): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  const { title, detail } = copy[kind]
  return new Response(
    JSON.stringify({
      type: 'about:blank',
      kind,
      status: problemStatus[kind],
      title,
      detail,
      requestId,
      lines,
      windows,
      fee,
      rule: rule ?? undefined,
    }),
    { status: problemStatus[kind], headers },
  )
}

/** Builds a JSON answer with `no-store` (trust S16); what the browser reads is typed by `lib/api`. */
export function jsonResponse<Answer>(body: Answer, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
