import { deskFrameCopy } from '@/lib/desk/copy/frame'

const rows = ['1', '2', '3', '4', '5', '6']

/** Boxes of the size of the rows that come. */
export function OrderSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">{deskFrameCopy.loading}</span>
      <div className="desk-columns" aria-hidden="true" />
      <div className="desk-rows">
        {rows.map((row) => (
          <div key={row} className="desk-row desk-skeleton" />
        ))}
      </div>
    </div>
  )
}
