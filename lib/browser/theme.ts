declare global {
  interface Window {
    applyTheme: () => Theme
  }
}

/** Storage key of the specification, section 9. */
export const themeKey = 'vite-ui-theme'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Stores and applies the theme; without storage it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(themeKey, theme)
  } catch {
    // Applied below.
  }
  if (window.applyTheme() !== theme) document.documentElement.classList.toggle('dark', theme === 'dark')
}
