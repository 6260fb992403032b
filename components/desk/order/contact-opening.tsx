import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import type { DeskContact } from '@/lib/desk/api/orders'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { orderPath } from './order-queries'

export type OpenedContact = {
  /** Null until opened; never stored, gone with the view. */
  readonly contact: DeskContact | null
  readonly open: () => void
  readonly isOpening: boolean
  readonly isFailed: boolean
}

/** Number and address of the shopper, fetched on request; the log records who asked. */
export function useContact(code: string): OpenedContact {
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: () => postDesk<DeskContact>(orderPath(code, '/contact'), {}),
    gcTime: 0,
  })
  return { contact: data ?? null, open: () => mutate(), isOpening: isPending, isFailed: isError }
}

const { contact: copy } = deskOrderCopy

type Props = {
  readonly opened: OpenedContact
  /** Prefilled chat text; a person reads and sends it. */
  readonly text: string
}

/** Button that reveals number, address and the link to the chat. */
export function ContactOpening({ opened: { contact, open, isOpening, isFailed }, text }: Props) {
  if (!contact) {
    return (
      <div>
        <Button variant="secondary" className="w-full" disabled={isOpening} onClick={open}>
          <MessageCircle />
          {copy.show}
        </Button>
        <p role="status" className="mt-1.5 text-muted-foreground text-sm">
          {isFailed ? copy.failed : copy.logged}
        </p>
      </div>
    )
  }
  const { whatsapp, digits, address } = contact
  return (
    <div>
      <p className="mb-2 font-bold text-lg">{whatsapp}</p>
      <p className="wrap-anywhere mb-2 whitespace-pre-line empty:hidden">{address.join('\n')}</p>
      {digits === null ? (
        <Alert>{copy.unreadable}</Alert>
      ) : (
        <a
          className={buttonVariants({ className: 'w-full' })}
          href={whatsappLink(digits, text)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle />
          {copy.write}
        </a>
      )}
      <p role="status" className="mt-1.5 text-muted-foreground text-sm">
        {copy.shown}
      </p>
    </div>
  )
}
