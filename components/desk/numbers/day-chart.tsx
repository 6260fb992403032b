import { useId } from 'react'
import { deskNumbersCopy as copy } from '@/lib/desk/copy/numbers'
import { dayText } from '@/lib/desk/copy/times'

type Props = {
  readonly title: string
  /** Oldest first. */
  readonly days: readonly { readonly day: string; readonly value: number }[]
  /** A value in words: `3 pedidos`, `R$ 120,00`. */
  readonly textOf: (value: number) => string
}

/** A bar for each day; the same as a table behind it, for readers who cannot see bars or want exact numbers. */
export function DayChart({ title, days, textOf }: Props) {
  const titleId = useId()
  const most = days.reduce((best, day) => (day.value > best.value ? day : best), { day: '', value: 0 })
  const said = most.value === 0 ? copy.nothingSold : copy.highest(textOf(most.value), dayText(most.day))
  return (
    <section className="chart" aria-labelledby={titleId}>
      <h2 id={titleId} className="chart-title">
        {title}
      </h2>
      <p className="chart-said">{said}</p>
      <svg
        className="chart-bars"
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${said}`}
      >
        {days.map(({ day, value }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            width={0.8}
            y={100 - heightOf(value, most.value)}
            height={heightOf(value, most.value)}
          >
            <title>{`${dayText(day)}: ${textOf(value)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="chart-ends" aria-hidden="true">
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>{dayText(days.at(-1)?.day ?? '')}</span>
      </p>
      <details>
        <summary className="chart-summary">{copy.asTable}</summary>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              <th scope="col" className="desk-number">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td className="desk-number">{textOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Of a hundred; a day with anything at all can be seen. */
const heightOf = (value: number, most: number) => (value === 0 ? 0 : Math.max(2, (100 * value) / most))
