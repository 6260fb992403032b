import type { LineBecame } from '../domain/past-order.ts'
import type { Settlement } from '../domain/settlement.ts'
import { newTotalText } from './settlement.ts'
import { plural } from './wording.ts'

type Became = Pick<LineBecame, 'state'> | null

const countOf = (became: readonly Became[], state: LineBecame['state']) =>
  became.filter((line) => line?.state === state).length

const changeNames = [
  ['missing', 'em falta', 'em falta'],
  ['refused', 'troca recusada', 'trocas recusadas'],
  ['offered', 'troca sugerida', 'trocas sugeridas'],
  ['replaced', 'trocado', 'trocados'],
  ['fewer', 'a menos', 'a menos'],
] as const

/**
 * `1 em falta · 1 trocado · novo total R$ 52,76 (R$ 9,16 a menos)`: what is not as it was ordered; null where all is. Of an
 * order that is there `3 itens entregues` before it.
 */
export function changesText(
  became: readonly Became[],
  settled: Pick<Settlement, 'ordered' | 'now' | 'currency'> | null,
  isDelivered = false,
): string | null {
  const there = isDelivered ? countOf(became, 'picked') + countOf(became, 'delivered') : 0
  const lines = changeNames.flatMap(([state, one, many]) => {
    const count = countOf(became, state)
    return count > 0 ? [plural(count, one, many)] : []
  })
  const total = settled && newTotalText(settled)
  const delivered = there > 0 ? [plural(there, 'item entregue', 'itens entregues')] : []
  return [...delivered, ...lines, ...(total ? [total] : [])].join(' · ') || null
}
