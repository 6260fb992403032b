import { isPushEndpoint } from '../../domain/push.ts'
import { getEnvironment } from '../environment/environment.ts'
import { createPushSender, type SendPush } from './send-push.ts'

/** What browsers subscribe with; null: nothing is pushed. */
export const pushPublicKey = (): string | null => getEnvironment().push?.key.publicKey ?? null

/** Whether messages may be sent there. */
export const isKnownEndpoint = (endpoint: string) => isPushEndpoint(endpoint, getEnvironment().push?.hosts)

/** Null: nothing is pushed. */
export function getPushSender(): SendPush | null {
  const { push } = getEnvironment()
  return push && createPushSender({ ...push, isAllowed: isKnownEndpoint })
}
