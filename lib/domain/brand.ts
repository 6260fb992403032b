/** What the law has a market say of itself; a line without a value is not shown. */
export type LegalDetails = {
  readonly name: string | null
  readonly cnpj: string | null
  readonly address: string | null
  readonly email: string | null
  readonly whatsapp: string | null
}

export type BrandLogo = {
  readonly src: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether it is wide enough to be the name itself. */
  readonly isName: boolean
}

type Crop = { readonly src: string /** Pixels. */; readonly width: number; readonly height: number }

/** What the operator says in place of the built-in words and picture of the home page. */
export type BrandHero = {
  readonly title?: string
  readonly text?: string
  /** A crop for phones, and a wide one for larger windows; null: the built-in picture. */
  readonly picture: { readonly phone: Crop; readonly wide: Crop } | null
}

/** Day colour of the canopy without an accent: `--header` in app/theme.css. */
export const canopyColor = '#114a33'
