import { maximumLines, maximumQuantity } from '../cart.ts'

export const listFields = { text: 'lista', bought: 'comprados' } as const

/** Fields in which an app of the device shares something (`share_target` of the manifest). */
export const sharedFields = { title: 'titulo', text: listFields.text, url: 'endereco' } as const

/** Fields of the answer, by the place of the line, from 0. */
export const answerFields = {
  choice: (row: number) => `escolha-${row}`,
  amount: (row: number) => `quantidade-${row}`,
  amountBefore: (row: number) => `antes-${row}`,
  note: 'observacao',
} as const

export type ReadField = (name: string) => string

type OfferedLine = { readonly variantId: string; readonly quantity: number }

/** An offer and its packs as the value of a choice: another one may come in packs of another size. */
export const offerValue = ({ variantId, quantity }: OfferedLine) => `${quantity} ${variantId}`

/** Reads such a value; null for anything else. Only the catalogue knows the id. */
export function readOfferValue(value: string): OfferedLine | null {
  const [, quantity, variantId] = /^([1-9]\d{0,2}) ([0-9A-Za-z][0-9A-Za-z_-]{0,63})$/.exec(value) ?? []
  return variantId === undefined ? null : { variantId, quantity: Number(quantity) }
}

export type TakenOffer = OfferedLine & { readonly row: number }

/** Reads what is taken, in the order of the list: the packs that were typed, else those that the offer asks for. */
export function takenOffers(read: ReadField): readonly TakenOffer[] {
  return Array.from({ length: maximumLines }, (_, row): TakenOffer | null => {
    const offer = readOfferValue(read(answerFields.choice(row)))
    if (!offer) return null
    const typed = read(answerFields.amount(row))
    const isTyped = /^\d{1,3}$/.test(typed) && typed !== read(answerFields.amountBefore(row))
    const quantity = isTyped ? Math.max(1, Number(typed)) : offer.quantity
    return { ...offer, row, quantity: Math.min(maximumQuantity, quantity) }
  }).filter((offer) => offer !== null)
}
