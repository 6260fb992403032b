import { type RefObject, useEffect } from 'react'

/** Where a phone shows the toast. */
export type ToastPlace = 'low' | 'raised' | 'top' | 'field' | 'cart'

type Region = RefObject<HTMLElement | null>

/** Pixels between a toast and what it must not touch. */
const gapPx = 8
/** Pixels of the screen that no bar of a browser takes: a keyboard does. */
const leastKeyboardPx = 150

/** Of the cart, as `PanelSheet` lays it out. */
const partOf = (name: 'header' | 'body' | 'footer') =>
  document.querySelector<HTMLElement>(`.drawer-right [data-slot=sheet-${name}]`)

/** What a toast on the page lies over is read, not pressed. The link of a card covers all of it, also below its controls. */
const pressable = 'a:not(.card-link), button, input, select, textarea, .choice'

/**
 * A toast on the page goes from its end of the screen towards the other until it lies over nothing that is pressed, so that
 * it takes no tap that was meant for that; anew when the page has been scrolled. Where a screen is full, it stays in its place.
 */
export function useRoomOnPage(region: Region, place: ToastPlace, toastId: number | undefined): void {
  useEffect(() => {
    const viewport = region.current?.querySelector('ol')
    if (toastId === undefined || !viewport || place === 'top' || place === 'cart') return

    function settle() {
      if (!viewport) return
      viewport.style.transform = ''
      viewport.style.transform = `translateY(${wayToRoom(viewport)}px)`
    }
    // The toast comes into its list later than its state, and a list without one lies over nothing.
    const sizes = new ResizeObserver(settle)
    sizes.observe(viewport)
    // The bar of the cart may come after its first toast, which then stands higher.
    const bars = new MutationObserver(settle)
    bars.observe(document.documentElement, { attributeFilter: ['data-cart-bar', 'style'] })
    document.addEventListener('scrollend', settle)
    return () => {
      sizes.disconnect()
      bars.disconnect()
      document.removeEventListener('scrollend', settle)
      viewport.style.transform = ''
    }
  }, [region, place, toastId])
}

/** How far down from where it lies an element is over nothing that is pressed, else over hearts only, in px; up is negative. */
function wayToRoom(element: HTMLElement): number {
  const scope = document.querySelector('[role="dialog"][data-state="open"]') ?? document
  const parts = [...scope.querySelectorAll(pressable)].filter((part) => !element.contains(part))
  return (
    wayOver(element, parts) ??
    wayOver(
      element,
      parts.filter((part) => !part.matches('.heart')),
    ) ??
    0
  )
}

function wayOver(element: HTMLElement, parts: readonly Element[]): number | null {
  const { left, right, top: start, height } = element.getBoundingClientRect()
  const boxes = parts
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left < right && box.right > left)
  const ceiling = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isUp = start > window.innerHeight / 2
  let top = isUp ? start : Math.max(start, ceiling + gapPx)
  while (top >= ceiling && top + height <= window.innerHeight) {
    const below = boxes.filter((box) => box.top < top + height && box.bottom > top)
    if (below.length === 0) return top - start
    top = isUp
      ? Math.max(...below.map((box) => box.top)) - height - gapPx
      : Math.min(...below.map((box) => box.bottom)) + gapPx
  }
  return null
}

/** The sheet at the bottom of a phone leaves its title uncovered: it is lower while a toast stands above it. */
export function useRoomInSheet(region: Region, place: ToastPlace): void {
  useEffect(() => {
    const viewport = region.current?.querySelector('ol')
    if (place !== 'top' || !viewport) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--toast-room', `${viewport.offsetHeight}px`))
    observer.observe(viewport)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [region, place])
}

/**
 * In the cart of a phone a toast stands above the bar at the bottom, and what scrolls ends above the toast: nothing that
 * is pressed lies under it, and nothing moves. Over a keyboard it stands under the title, where it is seen.
 */
export function useRoomInCart(region: Region, place: ToastPlace): void {
  useEffect(() => {
    const viewport = region.current?.querySelector('ol')
    if (place !== 'cart' || !viewport) return
    let body: HTMLElement | null = null

    function clear() {
      if (viewport) viewport.style.top = viewport.style.bottom = ''
      if (body) body.style.marginBottom = ''
    }

    function settle() {
      const [title, scrolled, footer] = [partOf('header'), partOf('body'), partOf('footer')]
      if (!viewport || !title || !scrolled || !footer) return
      if (body !== scrolled) sizes.observe(footer)
      body = scrolled
      clear()
      // On a wide screen it stands beside the drawer.
      const isOver = viewport.getBoundingClientRect().right > title.getBoundingClientRect().left
      if (!isOver) return
      const { style, offsetHeight } = viewport
      if (window.innerHeight - (window.visualViewport?.height ?? window.innerHeight) > leastKeyboardPx) {
        style.top = `${title.offsetHeight + gapPx}px`
        style.bottom = 'auto'
        return
      }
      style.bottom = `${footer.offsetHeight + gapPx}px`
      if (offsetHeight === 0) return
      body.style.marginBottom = `${offsetHeight + 2 * gapPx}px`
      const { activeElement } = document
      if (activeElement && body.contains(activeElement)) activeElement.scrollIntoView({ block: 'nearest' })
    }

    // In the next frame: what is looked at may change its own size.
    const sizes = new ResizeObserver(() => requestAnimationFrame(settle))
    sizes.observe(viewport)
    // The drawer may come after the toast.
    const drawers = new MutationObserver(settle)
    drawers.observe(document.body, { childList: true })
    return () => {
      sizes.disconnect()
      drawers.disconnect()
      clear()
    }
  }, [region, place])
}
