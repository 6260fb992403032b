import type { NeverBought } from '@/lib/desk/api/numbers'
import { deskNumbersCopy } from '@/lib/desk/copy/numbers'
import { ProductLinks } from '../frame/product-links'

const copy = deskNumbersCopy.neverBought

type Props = { readonly days: number; readonly found: NeverBought }

/** What stands on the shelf and no one buys, by category, each with its page in the shop. */
export function NeverBoughtProducts({ days, found: { count, groups } }: Props) {
  const title = copy.title(days, count)
  const listed = groups.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <section className="chart" aria-label={title}>
      <h2 className="chart-title">{title}</h2>
      <p className="chart-said">{count === 0 ? copy.none : copy.detail}</p>
      {groups.map(({ category, products }) => (
        <div key={category}>
          <h3 className="mt-2 font-bold">{category ?? copy.noCategory}</h3>
          <ProductLinks products={products} />
        </div>
      ))}
      {count > listed && <p>{copy.more(count - listed)}</p>}
    </section>
  )
}
