import { findPushTarget, subscribeToPush } from '../../browser/push-subscription.ts'
import { type PushTarget, pushScopes } from '../../domain/push.ts'
import { postDesk } from './call-desk.ts'
import { readChoice, storeChoice } from './device-choice.ts'

const key = 'painel-avisos'

/** Whether this device is to be notified of new orders. */
export const isDeskPushOn = () => readChoice(key) === 'on'

const post = (target: PushTarget, isOn: boolean) => postDesk('/api/desk/push', { target, isOn })

/** False where the user lets the browser show nothing. Throws where it cannot be done now. */
export async function switchDeskPush(isOn: boolean, publicKey: string): Promise<boolean> {
  if (!isOn) {
    storeChoice(key, 'off')
    const target = await findPushTarget(pushScopes.desk)
    if (target) await post(target, false)
    return true
  }
  const target = await subscribeToPush(pushScopes.desk, publicKey)
  if (!target) return false
  await post(target, true)
  storeChoice(key, 'on')
  return true
}

/**
 * A session that ends takes that along: with the next one this device, where it is on, is notified of new orders again, by the
 * key that the shop has now.
 */
export async function renewDeskPush(publicKey: string): Promise<void> {
  if (!isDeskPushOn() || !(await findPushTarget(pushScopes.desk))) return
  const target = await subscribeToPush(pushScopes.desk, publicKey)
  if (target) await post(target, true)
}
