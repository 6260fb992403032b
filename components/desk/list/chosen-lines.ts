import { packFactsText } from '@/lib/copy/written-list'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import type { CartMessage } from '@/lib/desk/copy/written-list'
import { type CartLine, cartSubtotal, countItems, maximumQuantity } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { type FoundLine, type ListOffer, listOffers } from '@/lib/domain/written-list/found-list'

export type LineChoice = { readonly offer: number | 'missing' | 'out'; readonly quantity: number }

/** Chooses the likeliest product, else reports a wanted thing as missing. */
export function firstChoice({ choice, name, isDone }: FoundLine): LineChoice {
  if (choice) return { offer: 0, quantity: choice.quantity }
  return { offer: name === '' || isDone ? 'out' : 'missing', quantity: 1 }
}

export function chosenOffer(line: FoundLine, { offer }: LineChoice): ListOffer | null {
  return typeof offer === 'number' ? (listOffers(line)[offer] ?? null) : null
}

/** Text about an amount that differs from the request; null after a person changed it. */
export function factsText(line: FoundLine, choice: LineChoice): string | null {
  const offer = chosenOffer(line, choice)
  if (!offer || offer.quantity !== choice.quantity) return null
  const { facts, quantity } = offer
  return facts.outcome === 'exact' && facts.packs <= quantity ? null : packFactsText(facts, quantity)
}

/** Builds the cart and its message; merges lines of one variant, up to its stock. */
export function answerOf({ lines, shop }: DeskWrittenList, choices: readonly LineChoice[]): CartMessage {
  const cart = new Map<VariantId, CartLine>()
  const missing: string[] = []
  const exchanged: CartMessage['exchanged'][number][] = []
  const amounts: CartMessage['amounts'][number][] = []
  for (const [index, line] of lines.entries()) {
    const choice = choices[index] ?? firstChoice(line)
    const item = chosenOffer(line, choice)?.item
    if (choice.offer === 'missing') missing.push(line.written)
    if (!item) continue
    const quantity = (cart.get(item.variantId)?.quantity ?? 0) + choice.quantity
    cart.set(item.variantId, {
      ...item,
      quantity: Math.min(quantity, item.stock ?? maximumQuantity, maximumQuantity),
    })
    const isOther = line.soldOut !== null || choice.offer !== 0 || (!line.choice && !line.isDone)
    if (isOther) exchanged.push({ written: line.written, item })
    const facts = factsText(line, choice)
    if (facts !== null) amounts.push({ facts, item })
  }
  const bought = [...cart.values()]
  const link = new URL(publicPaths.sharedList(encodeSharedList(bought)), shop).href
  const sums = { pieces: countItems(bought), total: cartSubtotal(bought), link }
  return { cart: bought.length === 0 ? null : sums, missing, exchanged, amounts }
}
