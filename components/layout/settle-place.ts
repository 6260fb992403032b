/** Where what follows the place begins on the screen, be the place hidden or not. */
function endOf(place: HTMLElement): number {
  const before = place.hidden ? place.previousElementSibling : place
  return before?.getBoundingClientRect().bottom ?? 0
}

/**
 * Hides a place on the page or shows it: at once where nothing that is in view moves by it, and else when what follows
 * has left the view at its lower end. The function it gives back calls that off.
 */
export function settlePlace(place: HTMLElement, isHidden: boolean): () => void {
  function settle() {
    if (place.hidden !== isHidden && endOf(place) < window.innerHeight) return
    place.hidden = isHidden
    stop()
  }
  const stop = () => window.removeEventListener('scroll', settle)
  window.addEventListener('scroll', settle, { passive: true })
  settle()
  return stop
}
