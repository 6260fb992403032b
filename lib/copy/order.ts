/** What the merchant reads in the details of an order. */
export const orderCopy = {
  exception: { similar: 'trocar por similar', remove: 'retirar' },
  note: (note: string) => `nota: ${note}`,
  more: (count: number) => `e mais ${count}`,
} as const
