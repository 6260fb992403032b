'use client'

import { Button } from '@/components/ui/button'
import { productCopy } from '@/lib/copy/product'
import { useToast } from '@/stores/storefront-provider'

/** Shows the specification's 'Em breve!' toast only. */
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
