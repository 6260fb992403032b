import type { Substitution } from '../domain/delivery.ts'

/** What the merchant reads in the details of an order. */
export const orderCopy = {
  exception: { similar: 'trocar por similar', remove: 'retirar' } satisfies Record<Substitution, string>,
  note: (note: string) => `nota: ${note}`,
  more: (count: number) => `e mais ${count}`,
} as const
