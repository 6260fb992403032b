import { deskFrameCopy } from '@/lib/desk/copy/frame'

/** While the script of a view is on its way. */
export function LoadingView() {
  return (
    <div className="desk-skeletons" role="status">
      <span className="sr-only">{deskFrameCopy.loading}</span>
      <div className="desk-skeleton h-10 w-1/2" />
      <div className="desk-skeleton h-28" />
      <div className="desk-skeleton h-28" />
    </div>
  )
}
