/** `'b531849ea7eb'` → `'B531-849E-A7EB'`: an order's code as people read it aloud. */
export function codeText(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join('-')
}
