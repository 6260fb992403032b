import type { ZodMiniType } from 'zod/mini'
import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import type { Result } from '@/lib/domain/result'
import { deviceStorage, onOtherTab, openStoredText, tabStorage } from '@/stores/stored-value'

/** Timestamp that notifies other tabs. */
const changedKey = 'mercado-local-session'
/** Set per tab when leaving for Google. */
const leftKey = 'mercado-local-left-for-google'

const changed = openStoredText(deviceStorage, changedKey)
const leftForGoogle = openStoredText(tabStorage, leftKey)

type ShownCall<T> = {
  readonly accountId: string
  readonly body: object
  readonly schema: ZodMiniType<T>
}

export function announceSession(): void {
  changed.write(String(Date.now()))
}

/** Session refused by the service; its cookies are gone. */
let isRefused = false

export function doubtSession(): void {
  isRefused = true
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }))
}

export function takeRefusal(): boolean {
  const wasRefused = isRefused
  isRefused = false
  return wasRefused
}

export function onSessionNews(listener: () => void): () => void {
  return onOtherTab([changedKey], listener)
}

export function rememberLeaving(): void {
  leftForGoogle.write('1')
}

export function isBackFromGoogle(): boolean {
  const isBack = leftForGoogle.read() !== null
  if (isBack) leftForGoogle.write(null)
  return isBack
}

/** Calls with the shown account; an ended session triggers a new check. */
export async function callShownAccount<T>(
  path: string,
  { accountId, body, schema }: ShownCall<T>,
): Promise<Result<T, AccountCallFailure>> {
  const answer = await callAccounts(path, { body: { ...body, accountId }, schema })
  if (!answer.ok && answer.error.kind === 'session-ended') doubtSession()
  return answer
}
