'use client'

import { Import } from '@/components/ui/panel-icons'
import { sellerCopy } from '@/lib/copy/seller'
import { useToast } from '@/stores/storefront-provider'

/** A button of the specification whose only effect is a toast. */
export function ImportSkusButton() {
  const showToast = useToast((state) => state.show)
  const { soon, soonDetail } = sellerCopy.erp
  return (
    <button
      type="button"
      className="btn btn-secondary btn-large"
      onClick={() => showToast({ title: soon, description: soonDetail, variant: 'default' })}
    >
      <Import className="size-[22px] flex-none" />
      {sellerCopy.erp.import}
    </button>
  )
}
