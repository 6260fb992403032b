const ofProduct = (words: string, title?: string) => (title ? `${words} de ${title}` : words)

/** What stands beside a price wherever there is one: of every first JavaScript that has one. */
export const offerCopy = {
  /** With a minus sign, as price labels have it. */
  discount: (percent: number) => `−${percent}%`,
  /** `Preço anterior: R$ 5,00. Preço: cerca de R$ 3,90`: for those who hear it; the scale decides what is about. */
  spoken: (now: string, before: string | false, isAbout: boolean) =>
    `${before ? `Preço anterior: ${before}. ` : ''}Preço: ${isAbout ? 'cerca de ' : ''}${now}`,
  /** On one of several sizes. */
  soldOut: 'Esgotado',
  /** By what keeps it from being bought (`Availability`). */
  unavailable: { 'out-of-stock': 'Fora de estoque', 'not-purchasable': 'Indisponível no momento' },
  quantity: (title?: string) => ofProduct('Quantidade', title),
  increase: (title?: string) => ofProduct('Aumentar quantidade', title),
  decrease: (title?: string) => ofProduct('Diminuir quantidade', title),
} as const

/** Ends what is said of goods that are weighed after they were bought: beside the price of a kilo, and behind a pack. */
export const byScale = 'na balança'

/** Whether the scale has the last word on the price of a piece, by its pack or by the text of its unit price. */
export const isByScale = (text?: string | null): boolean => text?.endsWith(byScale) === true

/**
 * Before the price of such a piece, wherever it has one (`piecePrice`). The price of a kilo binds, and is never so marked.
 */
export const aboutSign = '≈\u00a0'
