import { useMutation } from '@tanstack/react-query'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskPaymentCopy as copy } from '@/lib/desk/copy/order-words'
import { announce } from '../frame/notices'
import { sayMoveFailure } from './move-failure'
import { keepOrder, orderPath } from './order-queries'

/** Says that an order is paid, as a person has seen, or takes that back. */
export function useNotePayment(code: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: (noted: { readonly isUndo: boolean }) =>
      postDesk<DeskOrder>(orderPath(code, '/payment'), noted),
    async onSuccess(order, { isUndo }) {
      await keepOrder(order)
      announce(isUndo ? copy.takenBack : copy.confirmed)
    },
    onError: (error) => sayMoveFailure(code, error),
  })
  return { note: mutate, isNoting: isPending }
}
