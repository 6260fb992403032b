import type { AuthOutcome } from '../api/auth-messages.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { AccountLimits } from './account-limits.ts'
import type { Guesser } from './attempt-limits.ts'
import { mailRefusalOf } from './auth-failure-of.ts'
import type { AuthFailure } from './auth-service.ts'
import type { ResponseTiming } from './response-timing.ts'

export type MailState = { readonly isRefused: () => boolean; readonly noteRefused: () => void }

/** Milliseconds before a mail server that refused is tried again. */
const restMs = 120_000

export function createMailState(now: () => number): MailState {
  let until = Number.NEGATIVE_INFINITY
  return {
    isRefused: () => now() < until,
    noteRefused() {
      until = now() + restMs
    },
  }
}

export function getMailState(): MailState {
  return processSingleton('auth.mail-state', () => createMailState(Date.now))
}

export type MailOptions = {
  readonly limits: AccountLimits
  readonly state: MailState
  readonly pace: ResponseTiming
  readonly sender: Pick<Guesser, 'client' | 'network'>
}

type ServiceError = { readonly code?: string | undefined; readonly message: string }

type MailRequest = {
  readonly to: string
  /** Answer that every visitor gets, so that it does not reveal who has an account. */
  readonly neutral: AuthOutcome
  /** Asks the service; mail errors are hidden, since they would reveal who has an account. */
  readonly ask: () => Promise<Result<AuthOutcome, AuthFailure>>
}

/** Never waits for the service where its answer or timing would reveal who has an account. */
export async function requestMail(
  { to, neutral, ask }: MailRequest,
  { limits, state, pace, sender }: MailOptions,
): Promise<Result<AuthOutcome, AuthFailure>> {
  if (state.isRefused()) return failure({ kind: 'mail-refused' })
  const waits = await Promise.all([
    limits.take('mail-client', sender.client),
    limits.take('mail-network', sender.network),
  ])
  const retryAfterSeconds = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (retryAfterSeconds > 0) return failure({ kind: 'auth-busy', retryAfterSeconds })
  const moment = pace.moment().then(() => null)
  if ((await limits.take('mail-recipient', to.toLowerCase())) !== null) {
    log('warn', 'auth.mail-refused', { cause: 'own-limit' })
    await moment
    return success(neutral)
  }
  const answered = ask().then(
    (result) => (result.ok && result.value.kind === neutral.kind ? moment : result),
    () => failure<AuthFailure>({ kind: 'auth-unavailable' }),
  )
  return (await Promise.race([answered, moment])) ?? success(neutral)
}

/** True for an error about an unsent message; logs the reason, never the recipient. */
export function isMailRefusal(error: ServiceError, state: MailState): boolean {
  const cause = mailRefusalOf(error)
  if (cause === null) return false
  log('warn', 'auth.mail-refused', { cause })
  if (cause === 'mail-server') state.noteRefused()
  return true
}
