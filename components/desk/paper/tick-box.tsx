import { cn } from '@/lib/utils'

type Props = { readonly isTicked?: boolean; readonly isPaperOnly?: boolean }

/** Drawn box, since some printers lack the character. */
export function TickBox({ isTicked = false, isPaperOnly = false }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={cn('tick-box', isPaperOnly && 'paper-only')}
      data-ticked={isTicked}
      aria-hidden="true"
    >
      <rect x="1" y="1" width="18" height="18" rx="2" />
      {isTicked && <path d="M5 10l4 4 7-9" />}
    </svg>
  )
}
