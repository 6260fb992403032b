import type { AuthOutcome, EnterBody, LinkProof } from '../api/auth-messages.ts'
import type { Result } from '../domain/result.ts'
import type { AuthFailure } from './auth-service.ts'
import type { OpenedLink } from './link-cookies.ts'

type Outcome = Promise<Result<AuthOutcome, AuthFailure>>

/** Ways in that prove a mailbox. No session begins before the user has seen for which account (trust S21). */
export type LinkService = {
  /** `link-named` where the shopper is to be asked first; then there is no session yet. */
  readonly open: (proof: LinkProof) => Outcome
  /** What was opened here and waits for an answer. */
  readonly findOpened: () => OpenedLink | null
  /** Goes on as that account; one that was unconfirmed until now gets its name and password here. */
  readonly enter: (answer: EnterBody) => Outcome
  /** Another user's account: nothing of it stays here. */
  readonly decline: () => void
  /** Sends the confirmation anew; the answer is the same whether one is waited for. */
  readonly resend: (email: string) => Outcome
}
