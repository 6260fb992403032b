import { type RefObject, useEffect } from 'react'

/** Where a phone shows the toast. */
export type ToastPlace = 'low' | 'top' | 'cart'

type Region = RefObject<HTMLElement | null>

/** Pixels between a toast and what it must not touch. */
const gapPx = 8
/** Pixels of the screen that no bar of a browser takes: a keyboard does. */
const leastKeyboardPx = 150

/** Of the cart, as `PanelSheet` lays it out. */
const partOf = (name: 'header' | 'body' | 'footer') =>
  document.querySelector<HTMLElement>(`.drawer-right [data-slot=sheet-${name}]`)

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
