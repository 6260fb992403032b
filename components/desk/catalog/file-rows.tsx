import { useId } from 'react'
import { rowText } from '@/lib/copy/catalog-row'
import { deskCatalogCopy } from '@/lib/desk/copy/catalog'
import type { RowFault } from '@/lib/domain/catalog-file'

const copy = deskCatalogCopy.file

type Props = { readonly kind: 'leftOut' | 'notes'; readonly rows: readonly RowFault[] }

export function FileRows({ kind, rows }: Props) {
  const titleId = useId()
  if (rows.length === 0) return null
  const { title, detail } = copy[kind]
  return (
    <section className="desk-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="desk-card-title">
        {title} ({rows.length})
      </h2>
      <p className="desk-card-said">{detail}</p>
      <ul className="file-rows">
        {rows.map((row) => (
          <FileRow key={`${row.line} ${row.kind} ${row.cell}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

function FileRow({ row }: { readonly row: RowFault }) {
  const { said, fix } = rowText(row)
  return (
    <li>
      <h3 className="font-bold">{copy.line(row.line, row.name)}</h3>
      <p>{said}</p>
      <p className="text-muted-foreground">{fix}</p>
    </li>
  )
}
