import { useId, useState } from 'react'
import { type Theme, themeKey, themes } from '@/lib/browser/theme'
import { deskFrameCopy } from '@/lib/copy/desk/frame'

/** Light, dark or as the system says: the choice of the shop, under the same key. `theme.js` paints it. */
export function ThemeChoice() {
  const name = useId()
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
    <fieldset>
      <legend className="field-label">{copy.theme}</legend>
      <div className="grid grid-cols-3 rounded-[var(--r-md)] bg-muted p-1">
        {themes.map((value) => (
          <label key={value} className="segment" data-checked={theme === value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            {copy.themes[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
