/** Milliseconds and pixels. */
const secondTapMs = 500
const samePlacePx = 32

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>

/**
 * Ignores a second tap after a button disappeared, which would hit its successor. Keyboard clicks (`detail`
 * 0) and later keys count.
 */
export function ignoreSecondTap(first: Tap): void {
  if (first.detail === 0) return
  const leaving = new AbortController()
  window.setTimeout(() => leaving.abort(), secondTapMs)
  window.addEventListener(
    'click',
    (event) => {
      const way = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
      if (event.detail === 0 || way > samePlacePx) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: leaving.signal },
  )
  window.addEventListener('keydown', () => leaving.abort(), { capture: true, signal: leaving.signal })
}
