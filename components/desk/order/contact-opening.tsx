import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { MessageCircle } from '@/components/ui/icons'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { whatsappLink } from '@/lib/domain/whatsapp'
import type { OpenedContact } from './use-contact'

const { contact: copy } = deskOrderCopy

type Props = {
  readonly opened: OpenedContact
  /** What stands in the chat when it opens; a person reads and sends it. */
  readonly text: string
}

/** The button that shows a number, then the number and the link to its chat. */
export function ContactOpening({ opened: { contact, open, isOpening, isFailed }, text }: Props) {
  if (!contact) {
    return (
      <div>
        <Button variant="secondary" className="w-full" data-contact disabled={isOpening} onClick={open}>
          <MessageCircle />
          {copy.show}
        </Button>
        <p role="status" className="mt-1.5 text-muted-foreground text-sm">
          {isFailed ? copy.failed : copy.logged}
        </p>
      </div>
    )
  }
  const { whatsapp, digits } = contact
  return (
    <div>
      <p className="mb-2 font-bold text-xl">{whatsapp}</p>
      {digits === null ? (
        <Alert>{copy.unreadable}</Alert>
      ) : (
        <a
          className={buttonVariants({ className: 'w-full' })}
          data-contact
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
