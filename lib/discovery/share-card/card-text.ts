import path from 'node:path'
import { loadSharp } from '../../server/load-package.ts'

const sharp = loadSharp()

// One weight of Gabarito as a file of its own: the card looks the same whatever fonts the host has.
const fontFile = path.join('lib', 'discovery', 'share-card', 'gabarito-extrabold.ttf')
const fontName = 'Gabarito Cartao'

export type TextPicture = { readonly data: Buffer; readonly width: number; readonly height: number }

type Style = {
  /** Pixels to the em. */
  readonly size: number
  readonly color: string
  /** Pixels; longer text goes on in the next line. */
  readonly width?: number
}

const unprintable = /\p{Cc}|\p{Cs}|\p{Emoji_Presentation}|\u200d|\ufe0f/gu

/** Text that cannot be taken for markup, without what the font cannot draw. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(unprintable, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Draws markup; lines are centred. */
export async function drawMarkup(markup: string, { size, color, width }: Style): Promise<TextPicture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${markup}</span>`,
      font: `${fontName} ${size}`,
      fontfile: path.resolve(fontFile),
      rgba: true,
      dpi: 72,
      align: 'centre',
      spacing: -Math.round(size * 0.12),
      ...(width === undefined ? {} : { width, wrap: 'word-char' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Room = {
  readonly color: string
  readonly width: number
  readonly height: number
  /** From the largest to the smallest. */
  readonly sizes: readonly [number, ...number[]]
}

/** Draws a text as large as its room allows; one that is too long even in the smallest size is cut at a word. */
export async function fitText(text: string, { color, width, height, sizes }: Room): Promise<TextPicture> {
  const draw = (words: string, size: number) => drawMarkup(escapeMarkup(words), { size, color, width })
  let picture = await draw(text, sizes[0])
  for (const size of sizes.slice(1)) {
    if (picture.height <= height) return picture
    picture = await draw(text, size)
  }
  const words = text.split(' ')
  while (picture.height > height && words.length > 1) {
    words.pop()
    picture = await draw(`${words.join(' ')}…`, sizes.at(-1) ?? sizes[0])
  }
  return picture
}
