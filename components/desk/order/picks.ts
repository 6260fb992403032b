import { useSyncExternalStore } from 'react'
import { createPickSender, sendPick } from '@/lib/desk/browser/pick-sender'
import { createUnsentPicks, type UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskSession } from '../sign-in/session'
import { keepOrder, refreshOrder } from './order-queries'
import { type PickedLine, type ShownLine, untouched } from './shown-order'

const unsentPicks = createUnsentPicks(() => window.localStorage)

export const pickSender = createPickSender({
  unsent: unsentPicks,
  send: sendPick,
  onSaved: keepOrder,
  onOutdated: (code) => void refreshOrder(code),
  user: () => deskSession.getState().user,
  now: Date.now,
})

/** Unsent ticks of all orders, oldest first. */
export function useUnsentPicks(): readonly UnsentPick[] {
  return useSyncExternalStore(unsentPicks.subscribe, unsentPicks.list)
}

export const listUnsentPicks = unsentPicks.list

/** Sends waiting ticks when the connection, session or user returns. */
export function followUnsentPicks(): void {
  const flush = () => void pickSender.flush()
  window.addEventListener('online', flush)
  window.addEventListener('storage', ({ key }) => unsentPicks.followOthers(key))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
  deskSession.subscribe(({ phase }, before) => {
    if (phase === 'signed-in' && before.phase !== phase) flush()
  })
}

type TickedLine = Pick<ShownLine, 'line' | 'pick'>

/** Ticks a line; omitted fields are reset. Resolves when sent or waiting. */
export function tickLine(
  code: string,
  { line, pick }: TickedLine,
  picked: Partial<PickedLine>,
): Promise<void> {
  const { state, quantity, weightGrams, replacement, replacementId, replacementAmount } = {
    ...untouched,
    ...picked,
  }
  const became = { state, quantity, weightGrams, replacement, replacementId, replacementAmount }
  return pickSender.tick(code, { line, ...became, seen: pick?.at ?? null })
}

/** Toggles between found and open. */
export function toggleLine(code: string, line: ShownLine): void {
  void tickLine(code, line, { state: line.picked.state === 'picked' ? 'open' : 'picked' })
}
