import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskOrder } from '@/lib/desk/api/orders'
import type { DeskErased } from '@/lib/desk/api/privacy'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/desk/copy/privacy'
import { isUndelivered } from '@/lib/domain/order-attention'
import { notify } from '../frame/notices'
import { orderPath, refreshOrder } from '../order/order-queries'
import { PasswordQuestion } from './password-question'

/** Erases number, notes and account of one order after a confirmation. */
export function EraseContact({ code, ...order }: Pick<DeskOrder, 'code' | 'state' | 'fulfillment'>) {
  const [isAsking, setAsking] = useState(false)

  async function erase(password: string): Promise<void> {
    try {
      const { erased } = await postDesk<DeskErased>(orderPath(code, '/erase'), { password })
      notify(copy.erased(erased))
    } finally {
      refreshOrder(code)
    }
  }

  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        {copy.erase}
      </Button>
      {isAsking && (
        <PasswordQuestion
          title={copy.question.title}
          detail={copy.question.detail({ count: 1, undelivered: Number(isUndelivered(order)) })}
          confirm={copy.question.yes}
          confirming={copy.erasing}
          back={copy.question.no}
          act={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
