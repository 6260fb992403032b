import type { LineBecame } from '../domain/past-order.ts'
import type { Settlement } from '../domain/settlement.ts'
import { newTotalText } from './settlement.ts'
import { plural } from './wording.ts'

type Became = Pick<LineBecame, 'state'> | null

const countOf = (became: readonly Became[], state: LineBecame['state']) =>
  became.filter((line) => line?.state === state).length

type Name = readonly [state: LineBecame['state'], one: string, many: string]

const absent: readonly Name[] = [
  ['missing', 'em falta', 'em falta'],
  ['refused', 'troca recusada', 'trocas recusadas'],
  ['offered', 'troca sugerida', 'trocas sugeridas'],
]
const changed: readonly Name[] = [
  ['replaced', 'trocado', 'trocados'],
  ['fewer', 'a menos', 'a menos'],
]
const present = ['picked', 'delivered', 'replaced', 'fewer'] as const

const namesOf = (became: readonly Became[], names: readonly Name[]) =>
  names.flatMap(([state, one, many]) => {
    const count = countOf(became, state)
    return count > 0 ? [plural(count, one, many)] : []
  })

/** `1 em falta · 1 trocado · novo total R$ 52,76 (R$ 9,16 a menos)`; null without changes. */
export function changesText(
  became: readonly Became[],
  settled: Pick<Settlement, 'ordered' | 'now' | 'currency'> | null,
  isDelivered = false,
): string | null {
  const there = present.reduce((sum, state) => sum + countOf(became, state), 0)
  const others = namesOf(became, changed)
  const total = settled && newTotalText(settled)
  const lines =
    isDelivered && there > 0
      ? [
          plural(there, 'item entregue', 'itens entregues') +
            (others.length > 0 ? ` (${others.join(', ')})` : ''),
          ...namesOf(became, absent),
        ]
      : [...namesOf(became, absent), ...others]
  return [...lines, ...(total ? [total] : [])].join(' · ') || null
}
