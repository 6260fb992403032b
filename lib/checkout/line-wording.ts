import { orderCopy } from '../copy/order.ts'
import { orderFieldCopy } from '../copy/order-fields.ts'
import type { Substitution } from '../domain/delivery.ts'
import type { OrderLine } from '../domain/order.ts'

type Wish = Pick<OrderLine, 'title' | 'variantTitle' | 'substitution' | 'note'>

/** Characters; stores keep metadata values short. */
const longestExceptions = 500

/** A note on one line, without what would look like the next product. */
function oneLine(note: string): string {
  return note.replace(/[\s|]+/g, ' ').trim()
}

function exceptionOf({ title, variantTitle, substitution, note }: Wish): string | null {
  const wishes = [
    ...(substitution ? [orderFieldCopy.substitution.short.choices[substitution]] : []),
    ...(note ? [orderCopy.note(oneLine(note))] : []),
  ]
  if (wishes.length === 0) return null
  return `${[title, variantTitle].filter(Boolean).join(', ')}: ${wishes.join('; ')}`
}

/**
 * `'Banana Prata, 1 kg: retirar; nota: bem madura | …'`, or null when nothing differs. Of a long list as many
 * whole sentences as fit into 500 characters, and how many more there are.
 */
export function replacementExceptions(lines: readonly Wish[]): string | null {
  const sentences = lines.flatMap((line) => exceptionOf(line) ?? [])
  if (sentences.length === 0) return null
  for (let count = sentences.length; count > 0; count -= 1) {
    const left = sentences.length - count
    const text = [...sentences.slice(0, count), ...(left > 0 ? [orderCopy.more(left)] : [])].join(' | ')
    if (text.length <= longestExceptions) return text
  }
  return sentences[0]?.slice(0, longestExceptions - 1).concat('…') ?? null
}

/** For a custom field of this product, which a person reads; null when nothing differs. */
export function replacementInWords(
  { substitution, note }: Pick<Wish, 'substitution' | 'note'>,
  choice: Substitution,
): string | null {
  if (!substitution && !note) return null
  const option = orderFieldCopy.substitution.choices[substitution ?? choice]
  return note ? `${option}; ${orderCopy.note(oneLine(note))}` : option
}
