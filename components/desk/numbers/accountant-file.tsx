import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LabelText } from '@/components/ui/label'
import { Download } from '@/components/ui/panel-icons'
import { deskUserHeader } from '@/lib/desk/api/calls'
import { deskNumbersCopy } from '@/lib/desk/copy/numbers'
import { marketDay } from '@/lib/desk/copy/times'
import { useDeskUser } from '../sign-in/session'

const { forAccountant: copy } = deskNumbersCopy

const today = () => marketDay(new Date())

/** The orders of some days as a file, from the first of the month on unless one says otherwise. */
export function AccountantFile() {
  const user = useDeskUser()
  const [until, setUntil] = useState(today)
  const [from, setFrom] = useState(() => `${today().slice(0, 8)}01`)
  const isSpan = from !== '' && until !== '' && from <= until
  return (
    <section className="chart mt-6" aria-label={copy.title}>
      <h2 className="chart-title">{copy.title}</h2>
      <p className="chart-said">{copy.text}</p>
      <div className="desk-fields">
        <label>
          <LabelText>{copy.from}</LabelText>
          <Input type="date" value={from} max={until} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          <LabelText>{copy.until}</LabelText>
          <Input type="date" value={until} min={from} onChange={(event) => setUntil(event.target.value)} />
        </label>
        {isSpan && (
          <a
            className={buttonVariants({ variant: 'secondary' })}
            href={`/api/desk/orders.csv?${new URLSearchParams({ from, until, [deskUserHeader]: user })}`}
            download
          >
            <Download />
            {copy.download}
          </a>
        )}
      </div>
    </section>
  )
}
