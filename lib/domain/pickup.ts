/** Marks a pickup place in the field that otherwise holds the city. */
const start = 'Retirada na loja: '

export const pickupName = (address: string) => `${start}${address}`

export const pickupAddress = (place: string | null | undefined): string | null =>
  place?.startsWith(start) ? place.slice(start.length) : null
