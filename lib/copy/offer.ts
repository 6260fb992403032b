const ofProduct = (words: string, title?: string) => (title ? `${words} de ${title}` : words)

/** Part of first JavaScript. */
export const offerCopy = {
  discount: (percent: number) => `−${percent}%`,
  /** Price for screen readers: `Preço anterior: R$ 5,00. Preço: cerca de R$ 3,90`. */
  spoken: (now: string, before: string | false, isAbout: boolean) =>
    `${before ? `Preço anterior: ${before}. ` : ''}Preço: ${isAbout ? 'cerca de ' : ''}${now}`,
  soldOut: 'Esgotado',
  unavailable: { 'out-of-stock': 'Fora de estoque', 'not-purchasable': 'Indisponível no momento' },
  quantity: (title?: string) => ofProduct('Quantidade', title),
  increase: (title?: string) => ofProduct('Aumentar quantidade', title),
  decrease: (title?: string) => ofProduct('Diminuir quantidade', title),
} as const

export const byScale = 'na balança'

/** Is true when the scale decides the price of a piece. */
export const isByScale = (text?: string | null): boolean => text?.endsWith(byScale) === true

/** Marks prices per piece that follow the scale (`piecePrice`); the price per kilogram is binding. */
export const aboutSign = '≈\u00a0'
