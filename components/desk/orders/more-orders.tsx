import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'

type Props = { readonly isLoading: boolean; readonly onMore: () => void }

export function MoreOrders({ isLoading, onMore }: Props) {
  return (
    <button
      type="button"
      className="btn btn-secondary mt-3 w-full"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onMore()
      }}
    >
      {isLoading ? copy.loadingMore : copy.more}
    </button>
  )
}
