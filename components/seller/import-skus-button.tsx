'use client'

import { Button } from '@/components/ui/button'
import { Import } from '@/components/ui/panel-icons'
import { sellerCopy } from '@/lib/copy/seller'
import { useToast } from '@/stores/storefront-provider'

/** A button of the specification whose only effect is a toast. */
export function ImportSkusButton() {
  const showToast = useToast((state) => state.show)
  const { soon, soonDetail } = sellerCopy.erp
  return (
    <Button
      variant="secondary"
      size="lg"
      onClick={() => showToast({ title: soon, description: soonDetail, variant: 'default' })}
    >
      <Import className="size-[22px] flex-none" />
      {sellerCopy.erp.import}
    </Button>
  )
}
