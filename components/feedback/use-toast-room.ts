import { type RefObject, useEffect } from 'react'

export type ToastPlace = 'low' | 'raised' | 'top' | 'field' | 'cart'

type Region = RefObject<HTMLElement | null>

/** Pixels around a toast. */
const gapPx = 8
/** Pixels; distinguishes a keyboard from browser bars. */
const leastKeyboardPx = 150

const partOf = (name: 'header' | 'body' | 'footer') =>
  document.querySelector<HTMLElement>(`.drawer-right [data-slot=sheet-${name}]`)

/** Elements a toast must not cover. A card's link covers the whole card. */
const pressable = 'a:not(.card-link), button, input, select, textarea, .choice'

/**
 * Moves a toast so that it covers nothing pressable; repeats after scrolling. Stays when the screen is full.
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
    // The toast renders after its state; an empty list covers nothing.
    const sizes = new ResizeObserver(settle)
    sizes.observe(viewport)
    // The cart bar may appear later and raise the toast.
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

/** Finds the distance in px to uncover pressable elements, else hearts; negative is up. */
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

/** Lowers a bottom sheet under a toast. */
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

/** Places a toast above the cart's bottom bar, or under the title when the keyboard is open. */
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
      // Wide screens: beside the drawer.
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

    // Next frame: avoids a resize loop.
    const sizes = new ResizeObserver(() => requestAnimationFrame(settle))
    sizes.observe(viewport)
    // The drawer may appear later.
    const drawers = new MutationObserver(settle)
    drawers.observe(document.body, { childList: true })
    return () => {
      sizes.disconnect()
      drawers.disconnect()
      clear()
    }
  }, [region, place])
}
