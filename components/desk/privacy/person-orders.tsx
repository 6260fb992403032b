import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import type { DeskErased, DeskExport, DeskPerson, DeskPersonOrders } from '@/lib/desk/api/privacy'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/desk/copy/privacy'
import { dayAndTime } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'
import { notify } from '../frame/notices'
import { OrderCode } from '../frame/order-marks'
import { PasswordQuestion } from './password-question'

type Props = DeskPersonOrders & { readonly person: DeskPerson; readonly onErased: () => void }

/** Orders of a person, to export or erase. */
export function PersonOrders({ person, orders, onErased }: Props) {
  const [asked, setAsked] = useState<'download' | 'erase' | null>(null)
  const close = () => setAsked(null)
  const undelivered = orders.filter((order) => order.isUndelivered).length

  async function download(password: string): Promise<void> {
    const file = await postDesk<DeskExport>('/api/desk/privacy/export', { person, password })
    saveFile(copy.fileName, JSON.stringify(file, null, 2))
  }

  async function erase(password: string): Promise<void> {
    const { erased } = await postDesk<DeskErased>('/api/desk/privacy/erase', { person, password })
    notify(copy.erased(erased))
    onErased()
  }

  if (orders.length === 0) return <p role="status">{mayBeCode(person) ? copy.noneOfDigits : copy.none}</p>
  return (
    <section className="mt-4 max-w-[30rem]" aria-label={copy.found(orders.length)}>
      <h2>{copy.found(orders.length)}</h2>
      <ul className="log-entries my-2">
        {orders.map(({ code, createdAt }) => (
          <li key={code} className="log-entry">
            <Link href={deskPaths.order(code)} className="log-code">
              <OrderCode code={code} />
            </Link>
            <span className="log-when">{dayAndTime(createdAt)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button variant="secondary" onClick={() => setAsked('download')}>
          {copy.download}
        </Button>
        <Button variant="outline" onClick={() => setAsked('erase')}>
          {copy.erase}
        </Button>
      </div>
      {asked === 'download' && (
        <PasswordQuestion
          title={copy.handOut.title}
          detail={copy.handOut.detail(orders.length)}
          confirm={copy.handOut.yes}
          confirming={copy.downloading}
          back={copy.handOut.no}
          act={download}
          onClose={close}
        />
      )}
      {asked === 'erase' && (
        <PasswordQuestion
          title={copy.question.title}
          detail={copy.question.detail({ count: orders.length, undelivered })}
          confirm={copy.question.yes}
          confirming={copy.erasing}
          back={copy.question.no}
          act={erase}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Parses an order's code or a complete number; null for less. */
export function personOf(typed: string): DeskPerson | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^[0-9a-f]{12}$/.test(code) && /[a-f]/.test(code)) return { code }
  const digits = typed.replace(/\D/g, '')
  if (/[^\d\s()+./-]/.test(typed) || digits.length < 10) return null
  return { number: typed.trim() }
}

/** True for a number that may also be a code of digits. */
export const mayBeCode = (person: DeskPerson) =>
  'number' in person && /^\d{12}$/.test(person.number.replace(/[\s-]/g, ''))
