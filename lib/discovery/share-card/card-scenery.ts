/**
 * Pixels of the share card. Everything that matters stands in the square in the middle (x 285 to 915), which is all
 * that some apps show of it.
 */
export const layout = {
  width: 1200,
  height: 630,
  canopy: { height: 66, valance: 20 },
  /** The wall behind the goods, down to the ledge. */
  wall: { top: 66, height: 306 },
  photo: { size: 282, left: 459, top: 78 },
  /** The front of the shelf: name above, price tag below. */
  lip: { top: 372 },
  name: { width: 600, top: 388, height: 122 },
  tag: { height: 88, bottom: 614 },
} as const

/** The light theme's colours, from the art direction. */
export const colors = {
  canopy: '#114a33',
  canopyShade: '#0d3a28',
  awning: '#ffdf85',
  paper: '#ffffff',
  sale: '#ffd34d',
  tomato: '#bb2d14',
  ink: '#16241c',
  quietInk: '#526058',
  lip: '#f0f2ea',
  ledge: '#d5dbcb',
  wall: '#d8e8b9',
} as const

const { width, height, canopy, lip, photo } = layout

/** The stall around the goods: canopy of this colour with its scalloped valance above, ledge and lip of the shelf below. */
export function scenery(canopyColor: string): string {
  const scallop = 60
  const scallops = Array.from({ length: width / scallop }, (_, index) => {
    const color = index % 2 === 0 ? colors.awning : colors.paper
    const left = index * scallop
    return `<path fill="${color}" d="M${left} ${canopy.height}h${scallop}a${scallop / 2} ${canopy.valance} 0 0 1-${scallop} 0z"/>`
  })
  return svg(
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-opacity=".22"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>`,
    `<rect y="${canopy.height}" width="${width}" height="46" fill="url(#s)"/>`,
    `<rect width="${width}" height="${canopy.height}" fill="${canopyColor}"/>`,
    ...scallops,
    `<rect y="${lip.top}" width="${width}" height="${height - lip.top}" fill="${colors.lip}"/>`,
    `<rect y="${lip.top}" width="${width}" height="7" fill="${colors.ledge}"/>`,
    `<rect y="${lip.top + 7}" width="${width}" height="18" fill="url(#s)" opacity=".35"/>`,
  )
}

type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** The paper tag of a price, with a soft edge under it. */
export function paper({ left, top, width: wide, height: high, radius }: Box, color: string): string {
  const box = (dy: number, attributes: string) =>
    `<rect x="${left}" y="${top + dy}" width="${wide}" height="${high}" rx="${radius}" ${attributes}/>`
  return svg(
    box(5, `fill="${colors.canopyShade}" opacity=".14"`),
    box(1, `fill="${colors.canopyShade}" opacity=".22"`),
    box(0, `fill="${color}"`),
  )
}

/** Cuts the photograph to rounded corners. */
export function photoMask(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.size}" height="${photo.size}"><rect width="${photo.size}" height="${photo.size}" rx="26"/></svg>`
}

/** The basket of the built-in logo, where there is no photograph. */
export function basket(canopyColor: string): string {
  const scale = photo.size / 32
  return svg(
    `<g transform="translate(${photo.left} ${photo.top - 4}) scale(${scale})"><path d="M6 15v10.500A2.500 2.500 0 0 0 8.500 28h15a2.500 2.500 0 0 0 2.500-2.500V15M12.500 28v-6.500a3.500 3.500 0 0 1 7 0V28" fill="none" stroke="${canopyColor}" stroke-width="2.600"/><path d="M5.600 4h20.800L30 12.500a3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0z" fill="${canopyColor}"/><path d="M12 4 9 12.500a3.500 3.500 0 0 0 7 0V4zM20 4l3 8.500a3.500 3.500 0 0 0 7 0L26.400 4z" fill="${colors.sale}"/></g>`,
  )
}

function svg(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}
