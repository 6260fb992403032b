import { imageQuality, largeImageWidths, smallImageWidths } from '../../domain/image.ts'

const widths: readonly number[] = [...smallImageWidths, ...largeImageWidths]

export type PictureVariant = {
  readonly address: string
  /** Cache key of the optimiser. */
  readonly url: string
  readonly width: number
  readonly quality: number
}

export type AskedPicture = PictureVariant & { readonly accept: string }

const shape = /^url=([^&]+)&w=(\d{1,4})&q=(\d{1,3})$/
const ownPicture = /^(?:\/pictures\/[\w-]+(?:[./][\w-]+)*|\/fotos\/[0-9a-f]{24}\.[a-z]{3,4})$/
// Another spelling of a photo would be another variant: a new encode and file.
const oddPhoto = /[#?\\\s]|\/\/[^/]*@|%(?:2[def]|3\d|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9ae])/i

/** Parses an image query in the one spelling of `imageAddress`; null for any other. */
export function readPictureVariant(query: string): PictureVariant | null {
  const [, encoded = '', w = '', q = ''] = shape.exec(query) ?? []
  const width = widths.find((known) => String(known) === w)
  if (width === undefined || q !== String(imageQuality)) return null
  const address = decodeURIComponent(encoded)
  if (encodeURIComponent(address) !== encoded) return null
  const variant = { address, url: address, width, quality: imageQuality }
  if (address.startsWith('/')) return ownPicture.test(address) ? variant : null
  if (oddPhoto.test(address) || !URL.canParse(address)) return null
  return { ...variant, url: new URL(address).href }
}
