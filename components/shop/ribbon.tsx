import { cn } from '@/lib/utils'

/** Shows the merchant's words; only offers are red. */
export function Ribbon({ text }: { readonly text: string | null }) {
  if (!text) return null
  return (
    <p
      data-slot="ribbon"
      className={cn(
        'absolute top-2 left-2 z-1 max-w-[calc(100%-60px)] truncate rounded-sm px-2 py-0.75 font-bold text-xs contrast-more:border forced-colors:border',
        /^oferta/i.test(text) ? 'bg-sale text-sale-foreground' : 'bg-header text-header-foreground',
      )}
    >
      {text}
    </p>
  )
}
