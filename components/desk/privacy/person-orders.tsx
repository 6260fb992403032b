import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { saveFile } from '@/components/ui/save-file'
import type { DeskErased, DeskExport, DeskPerson, DeskPersonOrders } from '@/lib/api/desk/privacy'
import { DeskCallError, postDesk } from '@/lib/browser/desk/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/copy/desk/privacy'
import { dayAndTime } from '@/lib/copy/desk/times'
import { codeText } from '@/lib/copy/order-code'
import { deskPaths } from '@/lib/domain/desk-paths'
import { notify } from '../frame/notices'
import { QuestionWindow } from '../order/question-window'
import { mayBeCode } from './person-of'

type Props = DeskPersonOrders & { readonly person: DeskPerson; readonly onErased: () => void }

const tellFailure = (error: Error) =>
  notify(error instanceof DeskCallError ? error.message : String(error), { tone: 'bad' })

/** The orders of a person, to be handed out or forgotten. */
export function PersonOrders({ person, orders, onErased }: Props) {
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({
    mutationFn: () => postDesk<DeskExport>('/api/desk/privacy/export', person),
    onSuccess: (file) => saveFile(copy.fileName, JSON.stringify(file, null, 2)),
    onError: tellFailure,
  })
  const erase = useMutation({
    mutationFn: () => postDesk<DeskErased>('/api/desk/privacy/erase', person),
    onSuccess({ erased }) {
      notify(copy.erased(erased))
      onErased()
    },
    onError: tellFailure,
  })
  const undelivered = orders.filter((order) => order.isUndelivered).length
  if (orders.length === 0) return <p role="status">{mayBeCode(person) ? copy.noneOfDigits : copy.none}</p>
  return (
    <section className="mt-4 max-w-[30rem]" aria-label={copy.found(orders.length)}>
      <h2 className="section-title">{copy.found(orders.length)}</h2>
      <ul className="log-entries my-2">
        {orders.map(({ code, createdAt }) => (
          <li key={code} className="log-entry">
            <Link href={deskPaths.order(code)} className="log-code">
              {codeText(code)}
            </Link>
            <span className="log-when">{dayAndTime(createdAt)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <button
          type="button"
          className="btn btn-secondary"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isPending ? copy.downloading : copy.download}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          disabled={erase.isPending}
          onClick={() => setAsking(true)}
        >
          {erase.isPending ? copy.erasing : copy.erase}
        </button>
      </div>
      {isAsking && (
        <QuestionWindow
          title={copy.question.title}
          detail={copy.question.detail({ count: orders.length, undelivered })}
          confirm={copy.question.yes}
          back={copy.question.no}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            erase.mutate()
          }}
        />
      )}
    </section>
  )
}
