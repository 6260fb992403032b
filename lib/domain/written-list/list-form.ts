import { maximumLines, maximumQuantity } from '../cart.ts'

/** Fields of the form on which a list is pasted. */
export const listFields = { text: 'lista', bought: 'comprados' } as const

/** Where an app of the device writes what it shares (`share_target` of the manifest). */
export const sharedFields = { title: 'titulo', text: listFields.text, url: 'endereco' } as const

/** Fields of the answer, by the place of the line, from 0. */
export const answerFields = {
  /** `offerValue`, or empty for a line that is left out. */
  choice: (row: number) => `escolha-${row}`,
  amount: (row: number) => `quantidade-${row}`,
  /** What `amount` said before anybody changed it. */
  amountBefore: (row: number) => `antes-${row}`,
  note: 'observacao',
} as const

/** Reads a field of a form; an empty text where there is none. */
export type ReadField = (name: string) => string

type OfferedLine = { readonly variantId: string; readonly quantity: number }

/** An offer and its packs as the value of a choice: another one may come in packs of another size. */
export const offerValue = ({ variantId, quantity }: OfferedLine) => `${quantity} ${variantId}`

/** The same, read; null for anything else. What the id stands for, only the catalogue knows. */
export function readOfferValue(value: string): OfferedLine | null {
  const [, quantity, variantId] = /^([1-9]\d{0,2}) ([0-9A-Za-z][0-9A-Za-z_-]{0,63})$/.exec(value) ?? []
  return variantId === undefined ? null : { variantId, quantity: Number(quantity) }
}

export type TakenOffer = OfferedLine & { readonly row: number }

/** What is taken of an answer, in the order of the list: the packs that were typed, else those that the offer asks for. */
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
