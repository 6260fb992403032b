import { Button } from '@/components/ui/button'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { ArrowUp } from '../desk-icons'

type Props = { readonly count: number; readonly onShow: () => void }

/** Orders that wait to be shown. It floats, so that nothing moves when it comes. */
export function FreshOrders({ count, onShow }: Props) {
  if (count === 0) return null
  return (
    <Button
      size="sm"
      className="desk-fresh"
      onClick={() => {
        onShow()
        window.scrollTo({ top: 0, behavior: 'smooth' })
      }}
    >
      <ArrowUp className="size-5" />
      {copy.fresh(count)}
    </Button>
  )
}
