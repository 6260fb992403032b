declare global {
  interface Window {
    /** Set by the script in the head (`first/theme.ts`): paints the stored theme and returns its name. */
    applyTheme: () => Theme
  }
}

/** Storage key of the specification, section 9. */
export const themeKey = 'vite-ui-theme'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Keeps the theme on this device and paints it; where the storage is shut it holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(themeKey, theme)
  } catch {
    // Painted below.
  }
  if (window.applyTheme() !== theme) document.documentElement.classList.toggle('dark', theme === 'dark')
}
