import { useSyncExternalStore } from 'react'
import { createPickSender, sendPick } from '@/lib/desk/browser/pick-sender'
import { createUnsentPicks, type UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskSession } from '../sign-in/session'
import { keepOrder, refreshOrder } from './order-queries'

const unsentPicks = createUnsentPicks(() => window.localStorage)

/** The one that sends the ticks of this page. */
export const pickSender = createPickSender({
  unsent: unsentPicks,
  send: sendPick,
  onSaved: keepOrder,
  onOutdated: (code) => void refreshOrder(code),
  user: () => deskSession.getState().user,
  now: Date.now,
})

/** Ticks of all orders that the market does not have yet, oldest first. */
export function useUnsentPicks(): readonly UnsentPick[] {
  return useSyncExternalStore(unsentPicks.subscribe, unsentPicks.list)
}

export const listUnsentPicks = unsentPicks.list

/** Sends what waits as soon as the connection, the session or the person is back, whatever view is open. */
export function followUnsentPicks(): void {
  const flush = () => void pickSender.flush()
  window.addEventListener('online', flush)
  window.addEventListener('storage', ({ key }) => unsentPicks.followOthers(key))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
  deskSession.subscribe(({ phase }, before) => {
    if (phase === 'signed-in' && before.phase !== phase) flush()
  })
}
