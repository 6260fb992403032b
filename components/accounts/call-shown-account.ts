import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import type { Fields } from '@/lib/browser/fields'
import type { Result } from '@/lib/domain/result'
import { doubtSession } from './session-signs'

type Options = {
  /** Whose account the page shows. */
  readonly accountId: string
  readonly body: object
}

/** A call about the account that this page shows. Where it has ended, the page asks anew who is here. */
export async function callShownAccount(
  path: string,
  { accountId, body }: Options,
): Promise<Result<Fields, AccountCallFailure>> {
  const fetch = window.fetch.bind(window)
  const answer = await callAccounts(path, { fetch, body: { ...body, accountId } })
  if (!answer.ok && answer.error.kind === 'session-ended') doubtSession()
  return answer
}
