/** Marks a pickup place in the field that otherwise holds the city. */
const start = 'Retirada na loja: '

export const pickupName = (address: string) => `${start}${address}`

export const pickupAddress = (place: string | null | undefined): string | null =>
  place?.startsWith(start) ? place.slice(start.length) : null

/** Is true while the delivery fee is to be agreed. */
export const isFeeOpen = (place: string | null | undefined, fee: unknown) =>
  fee === null && pickupAddress(place) === null
