import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LabelText } from '@/components/ui/label'
import { type CartMessage, cartMessage, deskListCopy as copy } from '@/lib/desk/copy/written-list'
import { findWhatsapp, whatsappLink } from '@/lib/domain/whatsapp'
import { notify } from '../frame/notices'

function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify(copy.copied),
    () => notify(copy.copyFailed, { tone: 'bad' }),
  )
}

/** Reply to the shopper, read and sent by a person. */
export function ListAnswer({ message }: { readonly message: CartMessage }) {
  const [typed, setTyped] = useState('')
  const number = findWhatsapp(typed)
  const text = cartMessage(message)
  return (
    <section className="order-panel" aria-label={copy.answer}>
      <h2 className="order-panel-title">{copy.answer}</h2>
      <p className="order-message">{text}</p>
      <label>
        <LabelText>{copy.number}</LabelText>
        <Input
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby="list-number-note"
        />
      </label>
      <p id="list-number-note" role="status" className="mt-1 text-muted-foreground text-sm">
        {typed.trim() !== '' && number === null && copy.badNumber}
      </p>
      <div className="mt-3 grid gap-2">
        <a
          className={buttonVariants()}
          href={whatsappLink(number?.slice(1) ?? '', text)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle />
          {copy.whatsapp}
        </a>
        <Button variant="secondary" onClick={() => copyText(text)}>
          {copy.copy}
        </Button>
        {message.cart && (
          <a
            className={buttonVariants({ variant: 'outline' })}
            href={message.cart.link}
            target="_blank"
            rel="noreferrer"
          >
            {copy.cart}
          </a>
        )}
      </div>
    </section>
  )
}
