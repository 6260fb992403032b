/** The parameter behind which our addresses, as a store is given them, hold a value of the order (`ReturnValues`). */
export const returnParameter = 'volta'

/** An address of ours, with a value of the order behind what stands in it. */
export function withReturnValue(address: string, value: string | undefined): string {
  if (value === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${returnParameter}=${value}`
}
