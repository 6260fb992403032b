import type { Page } from '@playwright/test'

/** Sets the size that the reader has chosen for text, in px: the browser's own is 16. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/**
 * Texts of the page that cannot be read: cut off by what holds them, by the window, or lying over one another. What
 * scrolls is no cut, what is for screen readers alone is not seen, and what stays in place lies over the page on purpose.
 */
export function unreadableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Text = { readonly words: string; readonly box: DOMRect; readonly holder: Element }
    // A line's box is higher than its letters.
    const slack = (box: DOMRect) => box.height / 4
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && !element.closest('.sr-only, .skip-link, [inert]')
    const walker = document.createTreeWalker(
      document.querySelector('[role="dialog"], dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || !node.textContent?.trim() || !isSeen(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1) texts.push({ words: node.textContent.trim().slice(0, 40), box, holder })
    }
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)
    function cutBy({ box, holder }: Text): boolean {
      for (
        let element: Element | null = holder;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const style = getComputedStyle(element)
        if (scrolls(style)) return false
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue
        const edge = element.getBoundingClientRect()
        if (box.left < edge.left - 1 || box.right > edge.right + 1) return true
        if (box.top < edge.top - slack(box) || box.bottom > edge.bottom + slack(box)) return true
      }
      return box.right > window.innerWidth + 1
    }
    const isFixed = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position))
          return !each.matches('[role="dialog"], dialog')
      return false
    }
    const inFlow = texts.filter(({ holder }) => !isFixed(holder))
    const overlap = (a: Text, b: Text) =>
      a.holder !== b.holder &&
      Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
      Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > slack(a.box) + slack(b.box)
    return [
      ...texts.filter(cutBy).map(({ words }) => `cut: ${words}`),
      ...inFlow.flatMap((one, index) =>
        inFlow
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `over one another: ${one.words} | ${other.words}`),
      ),
    ]
  })
}

/** Cards whose price lies under the button that adds the product. */
export function pricesUnderButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.card-shelf')].flatMap((shelf) => {
      const tag = shelf.querySelector('.tag')?.getBoundingClientRect()
      const button = shelf.querySelector('.add-control')?.getBoundingClientRect()
      return tag && button && tag.right > button.left ? [shelf.textContent] : []
    }),
  )
}
