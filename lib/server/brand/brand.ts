import type { BrandHero, BrandLogo } from '../../domain/brand.ts'
import { processSingleton } from '../process-singleton.ts'
import type { Hex } from './colour.ts'

/** The face of the shop, drawn once at the start. */
export type Brand = {
  /** Style rules that a page of this shop carries beside the style sheet; empty where there are none. */
  readonly styles: string
  /** Where the same is served, for documents that may hold no style. */
  readonly styleSheet: string
  /** Of the canopy by day; null: as it always was. */
  readonly canopy: Hex | null
  readonly logo: BrandLogo | null
  readonly hero: BrandHero
  /** What is served at addresses of ours; a name that changes with what is in it may be kept for good. */
  readonly files: ReadonlyMap<
    string,
    { readonly type: string; readonly bytes: Buffer; readonly isForGood: boolean }
  >
  /** PNG on its plate, for the canopy of share cards, and for the place of a picture on them; null: the built-in stall. */
  readonly cardLogo: { readonly small: Buffer; readonly large: Buffer } | null
}

const shared = processSingleton('brand', () => ({ brand: null as Brand | null }))

/** Null where nothing is set: everything is as it always was. */
export const getBrand = (): Brand | null => shared.brand

export function setBrand(brand: Brand): void {
  shared.brand = brand
}
