import { isPushEndpoint } from '../../domain/push.ts'
import { getProcessEnvironment } from '../environment/environment.ts'
import { createPushSender, type SendPush } from './send-push.ts'

/** What browsers subscribe with; null: nothing is pushed. */
export const pushPublicKey = (): string | null => getProcessEnvironment().push?.key.publicKey ?? null

/** Whether messages may be sent there. */
export const isKnownEndpoint = (endpoint: string) =>
  isPushEndpoint(endpoint, getProcessEnvironment().push?.hosts)

/** Null: nothing is pushed. */
export function getPushSender(): SendPush | null {
  const { push } = getProcessEnvironment()
  return push && createPushSender({ ...push, isAllowed: isKnownEndpoint })
}
