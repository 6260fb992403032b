import { pickSender } from './picks'
import { type PickedLine, type ShownLine, untouched } from './shown-order'

/** Ticks a line of an order; what is not said of it is not so. */
export function tickLine(code: string, { line, pick }: ShownLine, picked: Partial<PickedLine>): void {
  const { state, quantity, weightGrams, replacement, replacementId, replacementAmount } = {
    ...untouched,
    ...picked,
  }
  const became = { state, quantity, weightGrams, replacement, replacementId, replacementAmount }
  void pickSender.tick(code, { line, ...became, seen: pick?.at ?? null })
}

/** What a tap does: found, or not found after all. */
export function toggleLine(code: string, line: ShownLine): void {
  tickLine(code, line, { state: line.picked.state === 'picked' ? 'open' : 'picked' })
}
