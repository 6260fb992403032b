/** Milliseconds, and pixels: a tap so soon and so near is the same wish once more. */
const secondTapMs = 500
const samePlacePx = 32

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>

/**
 * After a tap on a button that goes away with it: a second one, of a hesitant user, would hit what stands there
 * now. The keyboard's (`detail` 0) hits nothing by its place, and a tap after a key is a new wish.
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
