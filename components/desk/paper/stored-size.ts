import { type PaperSize, paperSizes } from './use-page-size'

const key = 'desk-paper'

/** The paper that this device printed on last. */
export function readPaperSize(): PaperSize {
  try {
    const stored = window.localStorage.getItem(key)
    return paperSizes.find((size) => size === stored) ?? 'a4'
  } catch {
    return 'a4'
  }
}

export function storePaperSize(size: PaperSize): void {
  try {
    window.localStorage.setItem(key, size)
  } catch {
    // The storage is shut: the choice holds until the page is left.
  }
}
