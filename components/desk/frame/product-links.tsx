import type { ShownProduct } from '@/lib/desk/api/catalog'
import { deskCatalogCopy as copy } from '@/lib/desk/copy/catalog'

type Props = { readonly products: readonly ShownProduct[] }

/** Products, each with its page in the shop. */
export function ProductLinks({ products }: Props) {
  return (
    <ul>
      {products.map(({ title, path }) => (
        <li key={path}>
          <a className="lacking-link" href={path} target="_blank" rel="noreferrer">
            {title}
            <span className="sr-only"> {copy.opensShop}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
