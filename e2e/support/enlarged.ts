import type { Page } from '@playwright/test'

/** Doubles the letters of every page from now on, as the setting of a browser does. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
}

/** What of the part in view is covered, cut or beside the screen; the part is scrolled to each control. */
export function brokenByLetters(page: Page, scope = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > window.innerWidth) broken.push(`the page is ${root.scrollWidth} px wide`)
    const nameOf = (element: Element) =>
      `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`.trim().slice(0, 80)
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    const all = (parts: string, within: ParentNode = document) =>
      [...within.querySelectorAll(parts)].filter(isSeen)
    const meets = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    }
    for (const shelf of all(`${selector} .card-shelf`)) {
      const parts = all('.tag, .card-notice, .add-control, .heart, .ribbon', shelf)
      for (const [index, part] of parts.entries())
        for (const other of parts.slice(index + 1))
          if (meets(part, other)) broken.push(`${nameOf(part)} meets ${nameOf(other)}`)
    }
    for (const control of all(`${selector} :is(a, button, input, textarea, select, summary)`)) {
      if (control.matches('.card-link, .sr-only, .skip-link, :disabled')) continue
      const isRow = control.closest('.category-rail, .shelf-row, .gallery-dots, .list-more')
      control.scrollIntoView({ block: 'center', inline: isRow ? 'center' : 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (left < -1 || right > window.innerWidth + 1) broken.push(`${nameOf(control)} is beside the screen`)
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
      const isReached = at && (control.contains(at) || at.contains(control) || label?.contains(at))
      if (!isReached) broken.push(`${nameOf(control)} is under ${at ? nameOf(at) : 'nothing'}`)
    }
    for (const text of all(`${selector} :is(a, button, p, h1, h2, h3, b, strong, output, dt, dd, label)`)) {
      if (text.closest('.sr-only, .category-rail, .shelf-row, .search-field')) continue
      if (
        text.scrollWidth > text.clientWidth + 1 &&
        text.clientWidth > 0 &&
        getComputedStyle(text).display !== 'inline'
      )
        broken.push(`${nameOf(text)} is cut: ${text.scrollWidth} in ${text.clientWidth} px`)
    }
    window.scrollTo(0, 0)
    return [...new Set(broken)]
  }, scope)
}
