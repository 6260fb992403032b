import { Button } from '@/components/ui/button'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'

type Props = { readonly isLoading: boolean; readonly onMore: () => void }

export function MoreOrders({ isLoading, onMore }: Props) {
  return (
    <Button
      variant="secondary"
      className="mt-3 w-full"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onMore()
      }}
    >
      {isLoading ? copy.loadingMore : copy.more}
    </Button>
  )
}
