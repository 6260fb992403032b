import { CircleCheck, MessageCircle } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useRef, useState } from 'react'
import { Outcome, OutcomeWays } from '@/components/feedback/outcome'
import { Button, buttonVariants } from '@/components/ui/button'
import { pagesCopy } from '@/lib/copy/pages'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { sentMessageKey, tokenOfPath } from '@/lib/domain/message-order'
import { paths } from '@/lib/domain/paths'
import { openStoredText, tabStorage } from '@/stores/stored-value'
import { useSettings } from '@/stores/storefront-provider'

const { message: copy } = placedOrderCopy
const sentMessage = openStoredText(tabStorage, sentMessageKey)

type Props = {
  readonly isSent: boolean
  readonly onSaid: () => void
  /** Page for sending; null when unknown. */
  readonly path: string | null
  readonly seeOrder: (isLoud: boolean) => ReactNode
}

/** Asks to send the message; only the shopper knows whether it was sent. */
export function MessageSending({ isSent, onSaid, path, seeOrder }: Props) {
  const [isOpened, setOpened] = useState(false)
  const way = useMessage(path)
  const part = useRef<HTMLDivElement>(null)

  function sayItWasSent() {
    onSaid()
    // The tapped button is gone.
    part.current?.focus({ preventScroll: true })
  }

  const isPressing = !isSent && !isOpened
  const send = way && (
    <a
      href={way.href}
      target={way.target}
      rel={way.rel}
      className={buttonVariants(isPressing ? { size: 'lg' } : { variant: isSent ? 'link' : 'secondary' })}
      onClick={() => setOpened(way.target !== undefined)}
    >
      {isPressing ? pagesCopy.ordered.send : whatsappOrderCopy.sendAgain}
    </a>
  )
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Outcome
        Icon={isSent ? CircleCheck : MessageCircle}
        title={isSent ? copy.sent : pagesCopy.ordered.title}
        detail={isSent ? copy.sentDetail : isOpened ? copy.opened : pagesCopy.ordered.detail}
      >
        <OutcomeWays>
          {isSent && seeOrder(true)}
          {send}
          {!isSent && (
            <Button variant={isOpened ? 'default' : 'secondary'} size="lg" onClick={sayItWasSent}>
              {copy.sayItWasSent}
            </Button>
          )}
          {!isSent && <p className="text-center text-muted-foreground">{copy.changeByChat}</p>}
          {!isSent && seeOrder(false)}
          <Link href={paths.store} className={buttonVariants({ variant: 'link' })}>
            {pagesCopy.success.continue}
          </Link>
        </OutcomeWays>
      </Outcome>
    </div>
  )
}

/** Finds the message this tab opened, or the order's page; null without either. */
function useMessage(path: string | null) {
  const { checkoutHosts: hosts } = useSettings()
  const page = window.location.hash.slice(1)
  const token = tokenOfPath(page)
  if (!token) return path === null ? null : { href: path, target: undefined, rel: undefined }
  const message = sentMessage.read() ?? ''
  const isItsMessage = message.includes(token)
  return isItsMessage && isAllowedCheckoutAddress(message, { hosts, ownOrigin: window.location.origin })
    ? { href: message, target: '_blank', rel: 'noopener noreferrer' }
    : { href: page, target: undefined, rel: undefined }
}
