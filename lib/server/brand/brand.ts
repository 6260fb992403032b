import type { BrandHero, BrandLogo } from '../../domain/brand.ts'
import { processSingleton } from '../process-singleton.ts'

export type Brand = {
  /** Address of the rules that its documents carry beside the style sheet. */
  readonly styleSheet: string
  /** Colour of the canopy by day; null: the built-in one. */
  readonly canopy: string | null
  readonly logo: BrandLogo | null
  readonly hero: BrandHero
  /** Served at addresses of ours; a name that changes with what is in it may be kept for good. */
  readonly files: ReadonlyMap<
    string,
    { readonly type: string; readonly bytes: Buffer; readonly isForGood: boolean }
  >
}

const shared = processSingleton('brand', () => ({ brand: null as Brand | null }))

export const getBrand = (): Brand | null => shared.brand

export function setBrand(brand: Brand): void {
  shared.brand = brand
}
