import { useState } from 'react'
import { type Theme, themeKey, themes } from '@/lib/browser/theme'
import { deskFrameCopy } from '@/lib/copy/desk/frame'
import { Segments } from './segments'

/** Light, dark or as the system says: the choice of the shop, under the same key. `theme.js` paints it. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(() => window.applyTheme())
  const { account: copy } = deskFrameCopy

  function choose(chosen: Theme) {
    try {
      window.localStorage.setItem(themeKey, chosen)
    } catch {
      // The storage is shut: the choice holds until the page is left.
    }
    if (window.applyTheme() !== chosen) document.documentElement.classList.toggle('dark', chosen === 'dark')
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
