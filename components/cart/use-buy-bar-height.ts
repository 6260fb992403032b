import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'

/**
 * How high the bar with the buy buttons is on the page that is shown, in px; 0 where there is none. Pages that were left
 * stay in the document, hidden.
 */
export function useBuyBarHeight(): number {
  const pathname = usePathname()
  const [height, setHeight] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('.buy-bar')]
    const shown = bars.find((bar) => bar.offsetHeight > 0)
    const measure = () => setHeight(shown?.offsetHeight ?? 0)
    measure()
    if (!shown) return
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [pathname])
  return height
}
