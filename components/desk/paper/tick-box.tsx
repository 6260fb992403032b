/** A square to be ticked, with a finger or a pen; drawn, because not every printer has one among its letters. */
export function TickBox({ isTicked = false }: { readonly isTicked?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="tick-box" data-ticked={isTicked} aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="2" />
      {isTicked && <path d="M5 10l4 4 7-9" />}
    </svg>
  )
}
