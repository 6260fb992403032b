import { Link } from 'wouter'
import { codeText } from '@/lib/copy/order'
import type { DeskLogEntry } from '@/lib/desk/api/log'
import { deskLogCopy as copy } from '@/lib/desk/copy/log'
import { dayAndTime } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'

/** `mercado abriu o contato do pedido B531-849E-A7EB`, when and from where. */
export function LogEntry({ entry }: { readonly entry: DeskLogEntry }) {
  const { at, user, action, code, detail, requestId, client } = entry
  return (
    <li className="log-entry">
      <p>
        <b>{user ?? copy.noUser}</b> {copy.actions[action]}{' '}
        {code && (
          <Link href={deskPaths.order(code)} className="log-code">
            {codeText(code)}
          </Link>
        )}
        {detail && <span> ({detail})</span>}
      </p>
      <p className="log-when">
        <time dateTime={at}>{dayAndTime(at)}</time>{' '}
        {client ? copy.from(client) : requestId === null && copy.byCommand}
      </p>
    </li>
  )
}
