/**
 * Runs the script of the theme where it never ran: the document of a page that failed is drawn by React in the browser,
 * and what React inserts does not run.
 */
export function runThemeScript(): void {
  if ('applyTheme' in window) return
  const script = document.createElement('script')
  script.text = document.querySelector('head script:not([src])')?.textContent ?? ''
  document.head.append(script)
}
