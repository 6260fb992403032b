import { cartCopy } from './cart.ts'

const inShort = { similar: 'trocar por similar', remove: 'retirar' } as const

type Preference = { readonly substitution: keyof typeof inShort | null; readonly note: string }

/** What a shopper can ask for on one line of the cart. */
export const preferencesCopy = {
  title: 'Preferências',
  /** Begins with what is written on the button, so that it can be called by it. */
  label: (product: string, summary: string) => `${summary || 'Preferências'}, ${product}`,
  /** `Se faltar: retirar · “bem madura”`, or nothing where nothing was chosen. */
  summary: ({ substitution, note }: Preference): string =>
    [substitution && `Se faltar: ${inShort[substitution]}`, note.trim() && `“${note.trim()}”`]
      .filter(Boolean)
      .join(' · '),
  ifMissing: 'Se faltar este produto',
  choice: { asCart: 'Como no carrinho todo', ...cartCopy.substitution },
  note: 'Recado para quem separa',
  notePlaceholder: 'Ex.: bem madura',
  noteLength: (length: number, maximum: number) => `${length} de ${maximum}`,
} as const
