import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import type { Decoder } from '@/lib/browser/decode'
import type { Result } from '@/lib/domain/result'
import { doubtSession } from './session-signs'

type Options<T> = {
  /** Whose account the page shows. */
  readonly accountId: string
  readonly body: object
  readonly decode: Decoder<T>
}

/** A call about the account that this page shows. Where it has ended, the page asks anew who is here. */
export async function callShownAccount<T>(
  path: string,
  { accountId, body, decode }: Options<T>,
): Promise<Result<T, AccountCallFailure>> {
  const answer = await callAccounts(path, { body: { ...body, accountId }, decode })
  if (!answer.ok && answer.error.kind === 'session-ended') doubtSession()
  return answer
}
