import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/checkbox'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { orderMessages } from '@/lib/desk/copy/order-messages'
import { DeskWindow } from '../frame/desk-window'
import { ContactOpening, type OpenedContact } from './contact-opening'
import { AlternativeWords } from './missing-offer'
import { firstOffers, alternativeKey as keyOf, useAlternatives } from './order-queries'
import { lineName, type ShownLine } from './shown-order'

const { ask: copy, replace, contact } = deskOrderCopy

/** A chat message holds few offers. */
const offeredAtFirst = 3

type Props = {
  readonly order: Pick<DeskOrder, 'code' | 'hasContact'>
  readonly line: ShownLine
  readonly opened: OpenedContact
  readonly onClose: () => void
}

/** Message that asks the shopper about replacements; the picker chooses the offers. */
export function AskWindow({ order: { code, hasContact }, line, opened, onClose }: Props) {
  const { data = [], isPending, isError } = useAlternatives(code, line.line)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const offered = chosen ?? firstOffers(data, offeredAtFirst).map(keyOf)
  const alternatives = data.filter((alternative) => offered.includes(keyOf(alternative)))
  const text = orderMessages.missing(code, line, alternatives)
  const toggle = (key: string) =>
    setChosen(offered.includes(key) ? offered.filter((other) => other !== key) : [...offered, key])

  return (
    <DeskWindow title={copy.title(lineName(line))} onClose={onClose}>
      <fieldset className={isPending ? 'min-h-84' : undefined}>
        <legend className="mb-1 font-bold">{copy.offer}</legend>
        {data.length === 0 && (
          <p role="status">{isPending ? replace.searching : isError ? replace.failed : replace.none}</p>
        )}
        {data.map((alternative) => (
          <label key={keyOf(alternative)} className="desk-menu-item">
            <Checkbox
              checked={offered.includes(keyOf(alternative))}
              onChange={() => toggle(keyOf(alternative))}
            />
            <AlternativeWords {...{ alternative, line }} />
          </label>
        ))}
      </fieldset>
      <h3 className="mt-3 font-bold">{copy.message}</h3>
      <p className="order-message">{text}</p>
      {hasContact ? <ContactOpening opened={opened} text={text} /> : <Alert>{contact.none}</Alert>}
    </DeskWindow>
  )
}
