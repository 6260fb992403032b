/** Of every text that a shopper reads (BCP 47). */
export const language = 'pt-BR'
