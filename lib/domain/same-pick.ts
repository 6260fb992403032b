import type { LinePick } from './fulfillment.ts'

type Became = Omit<LinePick, 'line' | 'by' | 'at' | 'replacementGrams'>

/** Whether both say that the same became of a line, by any user at any time. */
export function isSamePick(one: Became, other: Became): boolean {
  return (
    one.state === other.state &&
    one.quantity === other.quantity &&
    one.weightGrams === other.weightGrams &&
    isSameReplacement(one, other)
  )
}

/** What the catalogue has is called, and costs, what the server says. */
function isSameReplacement(one: Became, other: Became): boolean {
  if (one.replacementId !== null) return one.replacementId === other.replacementId
  return (
    other.replacementId === null &&
    one.replacement === other.replacement &&
    one.replacementAmount === other.replacementAmount
  )
}
