import { codeText } from '@/lib/copy/order'
import { formatTimeOfDay } from '@/lib/copy/time-of-day'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { useUnsentPicks } from '../order/picks'

/** Unsent ticks shown before sign-in, by order code only. */
export function KeptPicks() {
  const picks = useUnsentPicks()
  if (picks.length === 0) return null
  const { kept, keptOf } = deskFrameCopy.unreachable
  const codes = [...new Set(picks.map(({ code }) => code))]
  return (
    <div className="mb-5">
      <h2 className="font-bold text-base">{kept}</h2>
      <ul className="mt-2 grid gap-1">
        {codes.map((code) => {
          const own = picks.filter((pick) => pick.code === code)
          const last = Math.max(...own.map(({ at }) => at))
          return <li key={code}>{keptOf(codeText(code), own.length, formatTimeOfDay(last, Date.now()))}</li>
        })}
      </ul>
    </div>
  )
}
