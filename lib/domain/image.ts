/** Widths (px) the image optimiser makes; `next.config.ts` allows exactly these. */
export const smallImageWidths = [96, 160, 240, 256, 320] as const
export const largeImageWidths = [400, 640, 960, 1200] as const

export const imageQuality = 75
export const placeholderPicture = '/pictures/placeholder.webp'

type ImageWidth = (typeof smallImageWidths)[number] | (typeof largeImageWidths)[number]

/** Address of a picture at one width, through our own optimiser. */
export function imageAddress(picture: string, width: ImageWidth): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${imageQuality}`
}

/** The `srcset` of a picture at the given widths; the browser takes the smallest that is sharp. */
export function imageSourceSet(picture: string, widths: readonly ImageWidth[]): string {
  return widths.map((width) => `${imageAddress(picture, width)} ${width}w`).join(', ')
}

/** Pictures made for the shelf show wall, ledge and lip themselves; photographs get a lip in CSS. */
export function isShelfPicture(picture: string): boolean {
  return picture.startsWith('/pictures/')
}
