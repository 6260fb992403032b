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

/** What a toast on the page lies over is read, not pressed. */
const pressable = 'button, input, select, textarea, .btn, .chip, .choice'

/**
 * A toast on the page moves up from its place until it lies over no button and no field, so that it takes no tap that was
 * meant for one. Where a screen is full of them to the header, it stays in its place.
 */
export function useRoomOnPage(region: Region, place: ToastPlace, toastId: number | undefined): void {
  useEffect(() => {
    const viewport = region.current?.querySelector('ol')
    if (toastId === undefined || !viewport || place === 'top' || place === 'cart') return

    function settle() {
      if (!viewport) return
      viewport.style.marginBottom = ''
      viewport.style.marginBottom = `${freeAbove(viewport)}px`
    }
    // The toast comes into its list later than its state, and a list without one lies over nothing.
    const sizes = new ResizeObserver(settle)
    sizes.observe(viewport)
    // The bar of the cart may come after its first toast, which then stands higher.
    const bars = new MutationObserver(settle)
    bars.observe(document.documentElement, { attributeFilter: ['data-cart-bar', 'style'] })
    return () => {
      sizes.disconnect()
      bars.disconnect()
      viewport.style.marginBottom = ''
    }
  }, [region, place, toastId])
}

/** How far up from where it lies an element is over nothing that is pressed, in px. */
function freeAbove(element: HTMLElement): number {
  const own = element.getBoundingClientRect()
  const scope = document.querySelector('[role="dialog"][data-state="open"]') ?? document
  const boxes = [...scope.querySelectorAll(pressable)]
    .filter((part) => !element.contains(part))
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, right, width }) => width > 1 && left < own.right && right > own.left)
  const ceiling = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  let shift = 0
  while (own.top - shift >= ceiling) {
    const [top, bottom] = [own.top - shift, own.bottom - shift]
    const lowest = Math.max(
      ...boxes.filter((box) => box.top < bottom && box.bottom > top).map((box) => box.top),
    )
    if (lowest === Number.NEGATIVE_INFINITY) return shift
    shift = own.bottom - lowest + gapPx
  }
  return 0
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
      body = scrolled
      sizes.observe(footer)
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

    const sizes = new ResizeObserver(settle)
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
