import { useSyncExternalStore } from 'react'
import { createUnsentPicks } from '@/lib/desk/browser/unsent-picks'
import { deskSession } from '../sign-in/session'
import { keepOrder, refreshOrder } from './order-queries'
import { type PickedLine, type ShownLine, untouched } from './shown-order'

export const unsentPicks = createUnsentPicks({
  user: () => deskSession.getState().user,
  onSaved: keepOrder,
  onOutdated: (code) => void refreshOrder(code),
})

deskSession.subscribe(({ phase }, before) => {
  if (phase === 'signed-in' && before.phase !== phase) void unsentPicks.flush()
})

/** Unsent ticks of all orders, oldest first. */
export const useUnsentPicks = () => useSyncExternalStore(unsentPicks.subscribe, unsentPicks.list)

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
  return unsentPicks.tick(code, { line, ...became, seen: pick?.at ?? null })
}

/** Toggles between found and open. */
export function toggleLine(code: string, line: ShownLine): void {
  void tickLine(code, line, { state: line.picked.state === 'picked' ? 'open' : 'picked' })
}
