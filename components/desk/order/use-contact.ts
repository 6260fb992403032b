import { useMutation } from '@tanstack/react-query'
import type { DeskContact } from '@/lib/desk/api/orders'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { orderPath } from './order-queries'

export type OpenedContact = {
  /** Null until it is opened; it goes with the view, and is stored nowhere. */
  readonly contact: DeskContact | null
  readonly open: () => void
  readonly isOpening: boolean
  readonly isFailed: boolean
}

/** The number of an order's shopper, once it is asked for: the log says who did. */
export function useContact(code: string): OpenedContact {
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: () => postDesk<DeskContact>(orderPath(code, '/contact'), {}),
    gcTime: 0,
  })
  return { contact: data ?? null, open: () => mutate(), isOpening: isPending, isFailed: isError }
}
