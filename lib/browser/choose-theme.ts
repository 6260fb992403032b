import { type Theme, themeKey } from './theme.ts'

/** Keeps the theme on this device and paints it; where the storage is shut it holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(themeKey, theme)
  } catch {
    // Painted below.
  }
  if (window.applyTheme() !== theme) document.documentElement.classList.toggle('dark', theme === 'dark')
}
