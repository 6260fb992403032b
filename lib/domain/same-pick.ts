import type { Pick } from './fulfillment.ts'

type Became = Omit<Pick, 'line' | 'by' | 'at'>

/** Whether both say that the same became of a line, whoever says it and when. */
export function isSamePick(one: Became, other: Became): boolean {
  return (
    one.state === other.state &&
    one.quantity === other.quantity &&
    one.weightGrams === other.weightGrams &&
    one.replacement === other.replacement
  )
}
