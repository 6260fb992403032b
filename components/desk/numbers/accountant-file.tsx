import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { deskUserHeader } from '@/lib/desk/api/calls'
import { deskNumbersCopy } from '@/lib/desk/copy/numbers'
import { marketDay } from '@/lib/desk/copy/times'
import { DayField } from '../frame/day-field'
import { useDeskUser } from '../sign-in/session'

const { forAccountant: copy } = deskNumbersCopy

const today = () => marketDay(new Date())

/** Offers a file of orders, by default from the first of the month. */
export function AccountantFile() {
  const user = useDeskUser()
  const [until, setUntil] = useState(today)
  const [from, setFrom] = useState(() => `${today().slice(0, 8)}01`)
  const id = useId()
  const isSpan = from !== '' && until !== '' && from <= until
  return (
    <section className="desk-card mt-6" aria-label={copy.title}>
      <h2 className="desk-card-title">{copy.title}</h2>
      <p className="desk-card-said">{copy.text}</p>
      <div className="desk-fields">
        <div>
          <Label htmlFor={`${id}-from`}>{copy.from}</Label>
          <DayField id={`${id}-from`} className={inputClass} day={from} onDay={setFrom} />
        </div>
        <div>
          <Label htmlFor={`${id}-until`}>{copy.until}</Label>
          <DayField id={`${id}-until`} className={inputClass} day={until} onDay={setUntil} />
        </div>
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
