import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import type { Decoder } from '@/lib/browser/decode'
import type { Result } from '@/lib/domain/result'
import { onOtherTab } from '@/stores/other-tabs'
import { deviceStorage, openStoredText, tabStorage } from '@/stores/stored-value'

/** Other tabs notice when this changes; it holds nothing but a time. */
const changedKey = 'mercado-local-session'
/** In this tab only: the shopper left for Google from here. */
const leftKey = 'mercado-local-left-for-google'

const changed = openStoredText(deviceStorage, changedKey)
const leftForGoogle = openStoredText(tabStorage, leftKey)

type ShownCall<T> = {
  /** Whose account the page shows. */
  readonly accountId: string
  readonly body: object
  readonly decode: Decoder<T>
}

/** Notifies the other tabs of a sign-in or sign-out. */
export function announceSession(): void {
  changed.write(String(Date.now()))
}

/** The service has refused the session of this tab: its cookies are gone, and the user has not read so yet. */
let isRefused = false

/** Makes this tab ask again who is here, as news from another tab does. */
export function doubtSession(): void {
  isRefused = true
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }))
}

/** True once after the service has refused the session of this tab. */
export function takeRefusal(): boolean {
  const wasRefused = isRefused
  isRefused = false
  return wasRefused
}

/** Calls back when a user signed in or out elsewhere, or the session of this tab was refused. */
export function onSessionNews(listener: () => void): () => void {
  return onOtherTab([changedKey], listener)
}

export function rememberLeaving(): void {
  leftForGoogle.write('1')
}

/** True once after a return. */
export function isBackFromGoogle(): boolean {
  const isBack = leftForGoogle.read() !== null
  if (isBack) leftForGoogle.write(null)
  return isBack
}

/** A call about the account that this page shows. Where it has ended, the page asks anew who is here. */
export async function callShownAccount<T>(
  path: string,
  { accountId, body, decode }: ShownCall<T>,
): Promise<Result<T, AccountCallFailure>> {
  const answer = await callAccounts(path, { body: { ...body, accountId }, decode })
  if (!answer.ok && answer.error.kind === 'session-ended') doubtSession()
  return answer
}
