import type { BrandHero, BrandLogo } from '../../domain/brand.ts'
import { processSingleton } from '../process-singleton.ts'

export type Brand = {
  readonly styles: string
  /** Address of the styles, for documents that hold none. */
  readonly styleSheet: string
  readonly canopy: string | null
  readonly logo: BrandLogo | null
  readonly hero: BrandHero
  /** Served at our addresses; content-hashed names may be cached forever. */
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
