import { useState } from 'react'
import { chooseTheme, type Theme, themes } from '@/lib/browser/theme'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { Segments } from './segments'

/** Light, dark or as the system says: the choice of the shop, under the same key. `theme.js` paints it. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(() => window.applyTheme())
  const { account: copy } = deskFrameCopy

  function choose(chosen: Theme) {
    chooseTheme(chosen)
    setTheme(chosen)
  }

  return (
    <Segments
      legend={copy.theme}
      values={themes}
      nameOf={(value) => copy.themes[value]}
      chosen={theme}
      onChoose={choose}
    />
  )
}
