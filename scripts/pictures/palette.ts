import type { ShelfName, Stage } from './types.ts'

/**
 * The product tile, 3:4: the ledge begins at 72 % and the lip, where CSS hangs the price tag, at 81 %. Goods end at 77 %,
 * so that the tallest tag on the smallest card stays below them.
 */
export const productStage: Stage = { width: 900, height: 1200, edge: 864, lip: 972 }

/** Scenes are written down for a ledge at 900. */
export const drawnEdge = 900

export type Shelf = {
  readonly wall: string
  readonly wallDeep: string
  readonly top: string
  readonly lip: string
  readonly lipDeep: string
  /** Colour of every shadow that falls on this shelf. */
  readonly ink: string
}

export const shelves: Readonly<Record<ShelfName, Shelf>> = {
  milho: {
    wall: '#ffeebd',
    wallDeep: '#fbd98a',
    top: '#ffe9ad',
    lip: '#f5cf78',
    lipDeep: '#efc160',
    ink: '#7a4a05',
  },
  alface: {
    wall: '#e9f3d0',
    wallDeep: '#cbe1a4',
    top: '#e4f0c6',
    lip: '#b9d48f',
    lipDeep: '#abc87d',
    ink: '#2f4d12',
  },
  goiaba: {
    wall: '#ffe3da',
    wallDeep: '#fbc3b3',
    top: '#ffdccf',
    lip: '#f2b3a0',
    lipDeep: '#eaa28d',
    ink: '#742a17',
  },
  mar: {
    wall: '#ddeff0',
    wallDeep: '#b5d9dc',
    top: '#d6ebec',
    lip: '#9ccace',
    lipDeep: '#8bbdc2',
    ink: '#12464d',
  },
  pao: {
    wall: '#f6e8d4',
    wallDeep: '#e6cda9',
    top: '#f3e2c9',
    lip: '#d9bb92',
    lipDeep: '#ceac80',
    ink: '#593711',
  },
  linho: {
    wall: '#eeece4',
    wallDeep: '#d6d3c6',
    top: '#ebe8de',
    lip: '#bdb9a8',
    lipDeep: '#aea995',
    ink: '#3d3a2c',
  },
}
