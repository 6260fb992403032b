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
