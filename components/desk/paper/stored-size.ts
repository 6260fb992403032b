import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'
import { type PaperSize, paperSizes } from './use-page-size'

const key = 'desk-paper'

/** The paper that this device printed on last. */
export function readPaperSize(): PaperSize {
  const stored = readChoice(key)
  return paperSizes.find((size) => size === stored) ?? 'a4'
}

export const storePaperSize = (size: PaperSize) => storeChoice(key, size)
