/** Filters and orders of the page in view; those of pages that were left wait beside it, hidden. */
export function findRefineBar(): Element | null {
  const bars = [...document.querySelectorAll('.refine-bar')]
  return bars.find((bar) => bar.getClientRects().length > 0) ?? null
}
