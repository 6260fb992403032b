/** `R$ 1.234,50`, `12,9`, `12.90` or `1,234.50` in minor units; null for anything else, and for what is not exact. */
export function amountOf(text: string, decimals: number): number | null {
  const plain = text.replace(/^(R\$|US\$|\$|€)/i, '').replace(/[\s\u00a0]/g, '')
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(plain)
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain)
  const [, whole, fraction = ''] = brazilian ?? english ?? []
  if (whole === undefined || fraction.length > decimals) return null
  const amount = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}

/** `500`, `500 g` or `1,5 kg` in grams; null for anything else. A number alone is grams. */
export function gramsOf(text: string): number | null {
  const [, number = '', unit = 'g'] =
    /^(\d+(?:[.,]\d{1,3})?)\s*(kg|quilos?|g|gr|gramas?)?\.?$/i.exec(text) ?? []
  if (number === '') return null
  const grams = Number(number.replace(',', '.')) * (/^[kq]/i.test(unit) ? 1000 : 1)
  return Math.round(grams)
}

/** Whole pieces; null for anything else. */
export function piecesOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** What a spreadsheet shows where it could not calculate, in Portuguese and in English. */
export function isSheetError(text: string): boolean {
  return /^#(N\/D|N\/A|REF!|VALOR!|VALUE!|NOME\?|NAME\?|DIV\/0!|NÚM!|NUM!|NULO!|NULL!|#+)$/i.test(text)
}
