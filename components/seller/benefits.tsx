import { Badge } from '@/components/ui/badge'
import { Store } from '@/components/ui/icons'
import { Boxes, ChartColumn } from '@/components/ui/panel-icons'
import { sellerCopy } from '@/lib/copy/seller'

const { heading, store, stock, insights } = sellerCopy.benefits
const cards = [
  { ...store, Icon: Store },
  { ...stock, Icon: Boxes },
  { ...insights, Icon: ChartColumn },
]

export function Benefits() {
  return (
    <section aria-labelledby="vantagens">
      <h2 id="vantagens" className="sr-only">
        {heading}
      </h2>
      <ul className="mt-5 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-5">
        {cards.map(({ title, detail, Icon }) => (
          <li key={title} className="benefit">
            <Badge variant="icon" className="benefit-icon">
              <Icon className="size-6" />
            </Badge>
            <h3 className="font-bold text-xl leading-[1.2]">{title}</h3>
            <p className="text-muted-foreground leading-[1.4]">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
