export const orderCopy = {
  note: (note: string) => `nota: ${note}`,
  more: (count: number) => `e mais ${count}`,
} as const

/** `2 × Uva Itália`, or only the name. */
export const piecesText = (quantity: number | null, name: string) =>
  quantity === null ? name : `${quantity} × ${name}`

/** `'b531849ea7eb'` → `'B531-849E-A7EB'`. */
export function codeText(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join('-')
}
