import type { CatalogLack, DeskCatalog } from '@/lib/desk/api/catalog'
import { deskCatalogCopy as copy } from '@/lib/desk/copy/catalog'

type Props = { readonly lack: CatalogLack; readonly lacking: DeskCatalog['lacking'][CatalogLack] }

/** Products that lack the same, each with its page in the shop. */
export function LackingProducts({ lack, lacking: { count, products } }: Props) {
  const { title, detail } = copy.lacks[lack]
  return (
    <section className="chart">
      <h2 className="chart-title">
        {title} ({count})
      </h2>
      <p className="chart-said">{detail}</p>
      <ul>
        {products.map(({ title: name, path }) => (
          <li key={path}>
            <a className="lacking-link" href={path} target="_blank" rel="noreferrer">
              {name}
              <span className="sr-only"> {copy.opensShop}</span>
            </a>
          </li>
        ))}
      </ul>
      {count > products.length && <p>{copy.more(count - products.length)}</p>}
    </section>
  )
}
