import { cn } from '@/components/ui/cn'

/** The merchant's ribbon text; tomato on what is on sale. */
export function Ribbon({ text, isOnSale }: { readonly text: string; readonly isOnSale: boolean }) {
  return <span className={cn('ribbon', isOnSale && 'ribbon-sale')}>{text}</span>
}
