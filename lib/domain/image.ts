/** Widths (px) of the image optimiser; `next.config.ts` allows exactly these. */
export const smallImageWidths = [96, 160, 240, 256, 320] as const
export const largeImageWidths = [400, 640, 960, 1200] as const

export const imageQuality = 75
export const placeholderPicture = '/pictures/placeholder.webp'

type ImageWidth = (typeof smallImageWidths)[number] | (typeof largeImageWidths)[number]

export function imageAddress(picture: string, width: ImageWidth): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${imageQuality}`
}

export function imageSourceSet(picture: string, widths: readonly ImageWidth[]): string {
  return widths.map((width) => `${imageAddress(picture, width)} ${width}w`).join(', ')
}

/** Pictures made for the shelf include wall, ledge and lip; photographs get a lip in CSS. */
export function isShelfPicture(picture: string): boolean {
  return picture.startsWith('/pictures/')
}
