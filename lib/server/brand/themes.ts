import type { Hex } from './colour.ts'

/** The tokens of `app/theme.css` that an accent colours or has to be read beside; a test holds them to that file. */
export const themes = {
  light: {
    background: '#fafbf6',
    card: '#ffffff',
    primary: '#135a3d',
    'primary-foreground': '#ffffff',
    secondary: '#e6efdf',
    'secondary-foreground': '#15402c',
    muted: '#f0f2ea',
    ring: '#1c7a52',
    ribbon: '#114a33',
    'ribbon-foreground': '#ffffff',
    'tag-sale': '#ffd34d',
    header: '#114a33',
    'header-foreground': '#ffffff',
    'header-muted': '#c9e2cf',
    awning: '#ffdf85',
  },
  dark: {
    background: '#0f1713',
    card: '#18231d',
    primary: '#a8db83',
    'primary-foreground': '#0d2213',
    secondary: '#25362c',
    'secondary-foreground': '#dcecd2',
    muted: '#1c2822',
    ring: '#b9e79a',
    ribbon: '#0f3d2a',
    'ribbon-foreground': '#ffffff',
    'tag-sale': '#ffd34d',
    header: '#143324',
    'header-foreground': '#f2f7ee',
    'header-muted': '#b4cdb9',
    awning: '#dcbb55',
  },
} as const satisfies Record<string, Readonly<Record<string, Hex>>>

export type Theme = keyof typeof themes
export type Token = keyof (typeof themes)['light']
export type Tokens = Readonly<Record<Token, Hex>>
