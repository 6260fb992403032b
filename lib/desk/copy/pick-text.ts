import { piecesText } from '../../copy/order.ts'
import { isFewer, type LinePick } from '../../domain/fulfillment.ts'
import { deskOrderCopy, weightText } from './order.ts'

export type Picked = Pick<LinePick, 'state' | 'quantity' | 'weightGrams' | 'replacement'>

export function pickText(picked: Picked, wanted: number): string {
  const { state, quantity, weightGrams, replacement } = picked
  const { status, open } = deskOrderCopy
  if (state === 'open') return open
  if (state === 'missing') return status.missing
  const found = isFewer(picked, wanted) ? status.fewer(quantity ?? 0, wanted) : status.picked
  const what = state === 'replaced' ? status.replaced(piecesText(quantity, replacement ?? '')) : found
  return weightGrams === null ? what : `${what} · ${weightText(weightGrams)}`
}

/** `Trocado · 1,000 kg`, below the replacement's name. */
export function becameText(picked: Picked, wanted: number): string {
  const { status } = deskOrderCopy
  if (picked.state !== 'replaced') return pickText(picked, wanted)
  const { weightGrams } = picked
  return weightGrams === null ? status.exchanged : `${status.exchanged} · ${weightText(weightGrams)}`
}
