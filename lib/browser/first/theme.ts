import { type Theme, themeKey, themes } from '../theme.ts'

/** Of the shop; written in where the script is sent. */
declare const DEFAULT_THEME: Theme

const system = matchMedia('(prefers-color-scheme:dark)')

/** Runs in the head before the first paint, so that no page flashes in the wrong theme; `chooseTheme` calls it later. */
window.applyTheme = () => {
  let theme = DEFAULT_THEME
  try {
    const stored = localStorage.getItem(themeKey) as Theme
    if (themes.includes(stored)) theme = stored
  } catch {
    // The storage is shut.
  }
  document.documentElement.classList.toggle(
    'dark',
    theme === 'dark' || (theme === 'system' && system.matches),
  )
  return theme
}
window.applyTheme()
system.addEventListener('change', window.applyTheme)
addEventListener('storage', window.applyTheme)
