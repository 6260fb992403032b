/** Of every text that a shopper reads (BCP 47). */
export const language = 'pt-BR'

/** Where the days of a shopper and of an operator begin (IANA). */
export const timeZone = 'America/Sao_Paulo'

/** Of that zone the whole year: Brazil has had no summer time since 2019. */
export const utcOffset = '-03:00'
