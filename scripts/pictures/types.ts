/** Colour corrections for a sprite; see `grade.ts`. */
export type Grade = {
  /** Leave cold violets alone (grapes, aubergine, packaging). */
  readonly keepViolet?: boolean
  /** Turn violet shade on white goods into warm cream. */
  readonly milk?: boolean
  /** Degrees added to the hue. */
  readonly hue?: number
  /** Factor on the saturation. */
  readonly sat?: number
  /** -1 to 1: towards black or white. */
  readonly lift?: number
}

/** A drawing of our own, in its own units; `body` is SVG markup. */
export type Drawing = { readonly width: number; readonly height: number; readonly body: string }

/** Shades of one material, from the lit side to the far side. */
export type Tones = readonly [light: string, base: string, deep: string]

/** Something standing in a scene: x is the centre, y the base line, both in pixels of the stage. */
export type Item = {
  /** A Fluent code point such as '1f345', or a drawing of our own. */
  readonly art: string | Drawing
  readonly x: number
  readonly y: number
  /** Height of a drawing, or side of the emoji's square, in pixels. */
  readonly size: number
  readonly rotate?: number
  readonly flip?: boolean
  readonly grade?: Grade
  /** Width of the contact shadow as a share of the sprite's width; 0 for things lying on others. */
  readonly foot?: number
}

export type ShelfName = 'milho' | 'alface' | 'goiaba' | 'mar' | 'pao' | 'linho'

export type Scene = { readonly shelf: ShelfName; readonly items: readonly Item[] }

export type Scenes = Readonly<Record<string, Scene>>

/** Pixel geometry: the ledge's top plane runs from `edge` to `lip`, its front from `lip` to the bottom. */
export type Stage = {
  readonly width: number
  readonly height: number
  readonly edge: number
  readonly lip: number
}
