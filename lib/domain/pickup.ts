/** Begins the name of a place where orders are fetched, in journal, store and lists, where others have their city. */
const start = 'Retirada na loja: '

export const pickupName = (address: string) => `${start}${address}`

/** The address of such a place; null where an order is brought. */
export const pickupAddress = (place: string | null | undefined): string | null =>
  place?.startsWith(start) ? place.slice(start.length) : null
