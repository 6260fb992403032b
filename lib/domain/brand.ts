/** Legally required seller details; lines without a value are hidden. */
export type LegalDetails = {
  readonly name: string | null
  readonly cnpj: string | null
  readonly address: string | null
  readonly email: string | null
  readonly whatsapp: string | null
}

export type BrandLogo = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly isName: boolean
}

type Crop = { readonly src: string; readonly width: number; readonly height: number }

export type BrandHero = {
  readonly title?: string
  readonly text?: string
  readonly picture: { readonly phone: Crop; readonly wide: Crop } | null
}

/** Daytime canopy colour without an accent: `--header` in app/theme.css. */
export const canopyColor = '#114a33'
