import type { Locator, Page } from '@playwright/test'
import { visit } from './shop-page'
import { expect, expectNoAxeViolations, test } from './test'

/** A page in one state, which every looker looks at. */
export type View = {
  readonly name: string
  /** A function where it is known once its shop has started. */
  readonly path: string | (() => string)
  /** Entries of the device's storage, as values. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** Leads from what the address shows to what is looked at. */
  readonly open?: (page: Page) => Promise<unknown>
  /** Is visible once the view stands. */
  readonly shown: (page: Page) => Locator
  /** Asserts at each size what the specification says of this view. */
  readonly look?: (page: Page, width: number) => Promise<unknown>
  /** Selectors of what is chosen and of what is not, which look different in every colour. */
  readonly chosen?: readonly (readonly [string, string])[]
  /** Lies under the view's toast at no size. */
  readonly clear?: string
  /** The browser reports it on purpose. */
  readonly complaint?: RegExp
  /** Comes over the line of a phone in the street, and nothing moves meanwhile. */
  readonly isSlow?: boolean
  /** Begins with the one that the page comes at. */
  readonly widths?: readonly number[]
  readonly isLong?: boolean
}

const usualWidths = [320, 360, 740, 768, 1280]
/** A phone on its side is 740 px wide. */
const heights: Readonly<Record<number, number>> = { 320: 568, 360: 740, 740: 360, 768: 1024, 1280: 900 }

/** 150 ms and 1.5 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000 }

/** Shows a view once, and has all lookers look at it: at every size, in light and dark, with large letters. */
export async function lookAt(page: Page, view: View, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { widths = usualWidths } = view
  const setWidth = (width: number) => page.setViewportSize({ width, height: heights[width] ?? 800 })
  await setWidth(widths[0] ?? 320)
  await page.addInitScript(watch)
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    Object.entries(view.stored ?? {}).map(([key, value]) => [key, JSON.stringify(value)] as const),
  )
  if (view.isSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
  }
  await show(page, view)
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await setWidth(width)
      await expect.poll(() => page.evaluate(findFaults, view.clear ?? '')).toEqual([])
      await view.look?.(page, width)
      const scheme = schemes[[320, 1280].indexOf(width)]
      if (!scheme) return
      await page.emulateMedia({ colorScheme: scheme })
      await expectNoAxeViolations(page, (await isInWindow(page)) ? { within: windows } : {})
    })
  if (!widths.includes(360)) return
  await setWidth(360)
  if (view.chosen) await expectChoicesInOwnColours(page, view.chosen)
  await test.step('text of twice the size', async () => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    await expect.poll(() => page.evaluate(findFaults, '')).toEqual([])
  })
}

/** Leads to a view. */
export async function show(page: Page, { path, open, shown, isSlow }: Omit<View, 'name'>): Promise<void> {
  const address = typeof path === 'string' ? path : path()
  if (address.startsWith('/painel')) {
    await page.goto(address)
    await expect(page.locator('main :is(a.desk-row, .pick-row, h1)').first()).toBeVisible()
  } else await visit(page, address)
  if (isSlow) {
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), 'how far its parts moved').toBeLessThan(
      0.02,
    )
  }
  await open?.(page)
  await expect(shown(page)).toBeVisible()
  await expect(page.locator('.desk-skeleton')).toHaveCount(0)
}

/** May cover parts of the page. */
const windows = '[role="dialog"], dialog[open], [data-slot="toast"]'
const isInWindow = async (page: Page) => (await page.locator(windows).count()) > 0

/** Adds up how far parts of the page move by themselves, and reports errors that the console does not have. */
function watch(): void {
  Object.assign(window, { moved: 0 })
  window.addEventListener('error', ({ message }) => console.error(message))
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { moved: Reflect.get(window, 'moved') + value })
  }).observe({ type: 'layout-shift', buffered: true })
}

async function expectChoicesInOwnColours(page: Page, chosen: NonNullable<View['chosen']>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const look = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, color, borderColor, outlineStyle, fill } = getComputedStyle(element)
        return [
          backgroundColor,
          color,
          fill,
          borderColor,
          outlineStyle,
          getComputedStyle(element, '::after').display,
        ]
      })
  for (const [one, other] of chosen) expect(await look(one), one).not.toEqual(await look(other))
  const edges = await page
    .locator('[data-slot="button"]:not([data-variant="ghost"], [data-variant="link"])')
    .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle))
  expect(edges.filter((style) => style !== 'solid')).toEqual([])
  if (!page.url().includes('/painel'))
    await expectNoAxeViolations(page, (await isInWindow(page)) ? { within: windows } : {})
  await page.emulateMedia({ forcedColors: 'none' })
}

/**
 * What is wrong with the page at the size that it has: wider than its window; texts cut off by what holds them or by the
 * window, or lying over one another; buttons over prices, labels over goods; what is too small for a thumb. What scrolls
 * is no cut, what is for screen readers alone is not seen, and what stays in place lies over the page on purpose.
 */
function findFaults(clear: string): readonly string[] {
  type Text = { readonly words: string; readonly box: DOMRect; readonly holder: Element }
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)]
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
  const width = window.innerWidth
  const isLarge = getComputedStyle(document.body).fontSize === '32px'
  const dialog = document.querySelector('[role="dialog"], dialog[open]')

  const isWide = [
    document.documentElement,
    ...all('[role="dialog"], dialog[open], [data-slot="scroll-area"]'),
  ].some(({ scrollWidth }) => scrollWidth > width)
  const tooWide = isWide
    ? [
        document.documentElement,
        ...all('body *').filter((element) => (boxOf(element)?.right ?? 0) > width + 1),
      ]
    : []

  // A line's box is higher than its letters.
  const slack = (box: DOMRect) => box.height / 4
  const clipped = all('body *').filter((element) => getComputedStyle(element).clipPath === 'inset(50%)')
  const isSeen = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('a[href="#conteudo"], [inert]') &&
    !clipped.some((part) => part.contains(element))
  /** The lines of a card and a receipt, what the strip of an order says, and a word that is longer than any line, may end in an ellipsis. */
  function isShortened(holder: Element): boolean {
    for (let each: Element | null = holder; each; each = each.parentElement) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return each.matches('article *, [data-slot=order-strip] *') || /\S{40}/.test(each.textContent)
    }
    return false
  }
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || !isSeen(holder) || isShortened(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 1) {
        const words = `${node.textContent.trim().slice(0, 40)} (${Math.round(box.x)}, ${Math.round(box.y)})`
        texts.push({ words, box, holder })
      }
  }
  function isCut({ box, holder }: Text): boolean {
    for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      if (!/hidden|clip/.test(overflowX + overflowY)) continue
      const edge = each.getBoundingClientRect()
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return true
      if (box.top < edge.top - slack(box) || box.bottom > edge.bottom + slack(box)) return true
    }
    return box.right > width + 1
  }
  function isFixed(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position))
        return !each.matches('[role="dialog"], dialog')
    return false
  }
  function isScrolledAway({ box, holder }: Text): boolean {
    for (let each: Element | null = holder; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const edge = each.getBoundingClientRect()
      if (
        /auto|scroll/.test(overflowX + overflowY) &&
        (box.top < edge.top - 1 ||
          box.bottom > edge.bottom + 1 ||
          box.left < edge.left - 1 ||
          box.right > edge.right + 1)
      )
        return true
    }
    return false
  }
  const inFlow = texts.filter(
    (text) =>
      !isFixed(text.holder) && !isScrolledAway(text) && !text.holder.closest('[data-slot="suggestions"]'),
  )
  const overlap = (a: Text, b: Text) =>
    a.holder !== b.holder &&
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
    Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > slack(a.box) + slack(b.box)

  const overPrice = all('article [data-slot="price-tag"]').filter((tag) => {
    const button = boxOf(tag.parentElement?.querySelector(':scope > :is(a, div:has(> button))'))
    return button && button.width > 0 && (boxOf(tag)?.right ?? 0) > button.left
  })
  // The goods begin at 19 % of a picture.
  const overGoods = all('article [data-slot="ribbon"]').filter((label) => {
    const [tile, box] = [boxOf(label.parentElement), boxOf(label)]
    return tile?.height && box && !isLarge && (box.bottom - tile.top) / tile.height > 0.19
  })
  const thumbs =
    'main nav[aria-label="Categorias"] a, header nav :is(a, button), [data-slot="gallery"] ~ * button'
  // A chip's `::after` is part of what the thumb hits.
  function heightOf(part: Element): number {
    const { top, bottom } = getComputedStyle(part, '::after')
    return (boxOf(part)?.height ?? 0) - Math.min(0, Number.parseFloat(top) + Number.parseFloat(bottom) || 0)
  }
  // A mouse takes less of a row beside a list.
  const row = window.matchMedia('(min-width: 64em) and (pointer: fine)').matches ? 35.5 : 43.5
  const small = all(thumbs).filter(
    (part) => isSeen(part) && heightOf(part) < (part.matches('main nav a') ? row : 43.5),
  )
  // Nothing but arrows would show the rest.
  const cutRails =
    width !== 1280 ? [] : all('main nav ul').filter((rail) => rail.scrollWidth > rail.clientWidth)

  const toast = boxOf(document.querySelector('[data-slot="toast"]'))
  const underToast = all(clear || 'nothing').filter((part) => {
    const box = boxOf(part)
    if (!toast || !box || box.width === 0) return false
    return (
      box.bottom > toast.top && box.top < toast.bottom && box.right > toast.left && box.left < toast.right
    )
  })
  const found = { tooWide, overPrice, overGoods, small, cutRails, underToast }
  return [
    ...Object.entries(found).flatMap(([fault, parts]) => parts.map((part) => `${fault}: ${nameOf(part)}`)),
    ...texts.filter(isCut).map(({ words }) => `cut: ${words}`),
    ...inFlow.flatMap((one, index) =>
      inFlow
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `over one another: ${one.words} | ${other.words}`),
    ),
  ]
}
