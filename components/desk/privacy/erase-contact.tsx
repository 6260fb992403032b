import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOrder } from '@/lib/api/desk/orders'
import type { DeskErased } from '@/lib/api/desk/privacy'
import { DeskCallError, postDesk } from '@/lib/browser/desk/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/copy/desk/privacy'
import { isUndelivered } from '@/lib/domain/order-attention'
import { notify } from '../frame/notices'
import { orderPath, refreshOrder } from '../order/order-queries'
import { QuestionWindow } from '../order/question-window'

/** Takes number, notes and account out of one order, after a question. */
export function EraseContact({ code, ...order }: Pick<DeskOrder, 'code' | 'state' | 'fulfillment'>) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => postDesk<DeskErased>(orderPath(code, '/erase'), {}),
    onSuccess: ({ erased }) => notify(copy.erased(erased)),
    onError: (error) =>
      notify(error instanceof DeskCallError ? error.message : String(error), { tone: 'bad' }),
    onSettled: () => refreshOrder(code),
  })
  return (
    <>
      <button type="button" className="link-btn" disabled={isPending} onClick={() => setAsking(true)}>
        {isPending ? copy.erasing : copy.erase}
      </button>
      {isAsking && (
        <QuestionWindow
          title={copy.question.title}
          detail={copy.question.detail({ count: 1, undelivered: Number(isUndelivered(order)) })}
          confirm={copy.question.yes}
          back={copy.question.no}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            mutate()
          }}
        />
      )}
    </>
  )
}
