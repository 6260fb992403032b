export const returnParameter = 'volta'

export function withReturnValue(address: string, value: string | undefined): string {
  if (value === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${returnParameter}=${value}`
}

const shown = new RegExp(`([?&])${returnParameter}=([\\w-]*)&?`)

export function takeReturnValue(search: string): { readonly search: string; readonly value: string | null } {
  const value = shown.exec(search)?.[2] ?? null
  return { search: search.replace(shown, '$1').replace(/[?&]$/, ''), value }
}
