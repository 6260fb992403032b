import { type Theme, themeKey, themes } from '../theme.ts'

declare const DEFAULT_THEME: Theme

const system = matchMedia('(prefers-color-scheme:dark)')

/** Runs before the first paint, against a flash of the wrong theme. */
window.applyTheme = () => {
  let theme = DEFAULT_THEME
  try {
    const stored = localStorage.getItem(themeKey) as Theme
    if (themes.includes(stored)) theme = stored
  } catch {
    // Storage is blocked.
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
