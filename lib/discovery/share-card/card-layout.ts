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
