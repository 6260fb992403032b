import type { DeskPick } from '../../api/orders.ts'

export function pickOf(line: number, overrides: Partial<DeskPick> = {}): DeskPick {
  return {
    line,
    state: 'picked',
    quantity: null,
    weightGrams: null,
    replacement: null,
    replacementId: null,
    replacementAmount: null,
    seen: null,
    ...overrides,
  }
}
