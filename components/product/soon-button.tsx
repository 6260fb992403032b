'use client'

import { Button } from '@/components/ui/button'
import { productCopy } from '@/lib/copy/product'
import { useToast } from '@/stores/storefront-provider'

/** A button of the specification whose only effect is the 'Em breve!' toast. */
export function SoonButton({ label }: { readonly label: string }) {
  const showToast = useToast((state) => state.show)
  const { soon, soonDetail } = productCopy
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => showToast({ title: soon, description: soonDetail, variant: 'default' })}
    >
      {label}
    </Button>
  )
}
