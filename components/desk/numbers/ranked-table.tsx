type Row = {
  readonly key: string
  readonly name: string
  /** Draws its bar. */
  readonly value: number
  readonly cells: readonly string[]
}

type Props = {
  readonly title: string
  /** Above the rows: what they mean, and what to do. */
  readonly detail?: string
  readonly heads: readonly string[]
  readonly rows: readonly Row[]
  /** In place of a table without rows. */
  readonly empty: string
}

/** What there is most of, first, each with a bar as long as its part of the first one. */
export function RankedTable({ title, detail, heads, rows, empty }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const [first, ...others] = heads
  return (
    <section className="chart">
      <h2 className="chart-title">{title}</h2>
      {rows.length === 0 && <p className="chart-said">{empty}</p>}
      {rows.length > 0 && detail && <p className="chart-said">{detail}</p>}
      {rows.length > 0 && (
        <table className="desk-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((head) => (
                <th key={head} scope="col" className="desk-number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value, cells }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <svg
                    className="chart-bar"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={(100 * value) / most} height="1" />
                  </svg>
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className="desk-number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
