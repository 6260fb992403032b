/** The parameter behind which our addresses, as a store is given them, hold a value of the order (`ReturnValues`). */
export const returnParameter = 'volta'

/** An address of ours, with a value of the order behind what stands in it. */
export function withReturnValue(address: string, value: string | undefined): string {
  if (value === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${returnParameter}=${value}`
}

const shown = new RegExp(`([?&])${returnParameter}=([\\w-]*)&?`)

/** Takes such a value out of the query of an address; null where there is none. What else stands there stays as it is. */
export function takeReturnValue(search: string): { readonly search: string; readonly value: string | null } {
  const value = shown.exec(search)?.[2] ?? null
  return { search: search.replace(shown, '$1').replace(/[?&]$/, ''), value }
}
