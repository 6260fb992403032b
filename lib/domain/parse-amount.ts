/** `R$ 1.234,50`, `12,9`, `12.90` or `1,234.50` in minor units; null for anything else, and for what is not exact. */
export function parseAmount(text: string, decimals: number): number | null {
  const plain = text.replace(/^(R\$|US\$|\$|€)/i, '').replace(/[\s\u00a0]/g, '')
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(plain)
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain)
  const [, whole, fraction = ''] = brazilian ?? english ?? []
  if (whole === undefined || fraction.length > decimals) return null
  const amount = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}
