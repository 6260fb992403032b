/** Pixels; the size that every network shows large. */
export const shareImageSize = { width: 1200, height: 630 } as const

export type ShareImage = {
  readonly path: string
  readonly alt: string
}
