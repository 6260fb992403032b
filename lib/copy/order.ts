/** What the merchant reads in the details of an order. */
export const orderCopy = {
  note: (note: string) => `nota: ${note}`,
  more: (count: number) => `e mais ${count}`,
} as const

/** `2 × Uva Itália`, or the name alone where there are as many pieces as were ordered. */
export const piecesText = (quantity: number | null, name: string) =>
  quantity === null ? name : `${quantity} × ${name}`

/** `'b531849ea7eb'` → `'B531-849E-A7EB'`: an order's code as people read it aloud. */
export function codeText(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join('-')
}
