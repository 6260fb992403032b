import 'server-only'
import { getOrderJournal } from '../../../orders/get-order-journal.ts'
import { onShutdown } from '../../../server/end-on-signal.ts'
import { log } from '../../../server/log.ts'
import { getPushSender } from '../../../server/push/send-push.ts'
import { deskKeys } from '../desk-route.ts'
import { isShopDeskOn } from '../session/desk-switch.ts'
import { isSessionGood } from '../session/find-session.ts'
import { pushNewOrders, pushOrders } from './push-rounds.ts'

/** Milliseconds between two looks at the journal's revision. */
const lookMs = 1000
/** Milliseconds after which all is looked at, whatever changed: what failed is tried again, and times go by. */
const everyMs = 10_000

/** Pushes as long as the process lives, beside everything else; where nothing is pushed, does nothing. */
export function keepPushing(): void {
  const send = getPushSender()
  if (send === null) return
  const sending = { send, now: Date.now }
  let known: string | null = null
  let lastRound = Number.NEGATIVE_INFINITY
  let isEnding = false
  onShutdown(() => {
    isEnding = true
  })

  async function look(): Promise<void> {
    const journal = getOrderJournal()
    const revision = await journal.revision()
    if (revision === known && performance.now() < lastRound + everyMs) return
    known = revision
    lastRound = performance.now()
    const round = { ...sending, journal }
    await pushOrders(round)
    if (!(await isShopDeskOn())) return
    const keys = deskKeys()
    await pushNewOrders({ ...round, store: keys.store, isSignedIn: (hash) => isSessionGood(hash, keys) })
  }

  async function repeat(): Promise<void> {
    try {
      await look()
    } catch (error) {
      log('warn', 'push.not-looked', { message: String(error) })
      known = null
    }
    if (!isEnding) setTimeout(repeat, lookMs).unref()
  }
  setTimeout(repeat, lookMs).unref()
}
