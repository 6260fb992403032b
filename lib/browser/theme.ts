/** Storage key of the specification, section 9. */
export const themeKey = 'vite-ui-theme'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. `applyTheme` in
 * the browser does the same afterwards; both read the same key.
 */
export function themeScript(defaultTheme: Theme): string {
  return `(()=>{const d=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)');window.applyTheme=()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}if(!/^(light|dark|system)$/.test(t))t='${defaultTheme}';d.classList.toggle('dark',t==='dark'||t==='system'&&m.matches);return t};applyTheme();m.addEventListener('change',applyTheme);addEventListener('storage',applyTheme)})()`
}
