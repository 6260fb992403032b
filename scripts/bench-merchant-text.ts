// What heavy merchant text costs the event loop: one product whose texts are all of the worst kind, from the store's
// answer to the page's values. `node scripts/bench-merchant-text.ts 90000 900000` says for which sizes.

import { mapProduct } from '../lib/adapters/hostinger/map.ts'
import { productWireSchema } from '../lib/adapters/hostinger/wire.ts'
import { sanitizeProduct } from '../lib/catalog/sanitize-merchant-html.ts'
import { hostileTexts } from '../lib/catalog/testing/hostile-texts.ts'
import { toProductCard } from '../lib/domain/product-card.ts'
import { foldText, slugify } from '../lib/domain/text.ts'
import { displayedUnitPrice } from '../lib/domain/unit-price.ts'
import { grocerySearchWords } from '../lib/search/search-words.ts'
import { textsOf, toSearchable } from '../lib/search/searchable.ts'

const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(9000, 90_000, 900_000)

function wireOf(text: string) {
  const id = '01J0000000000000000000000A'
  const variant = { id: `variant_${id}`, title: text, prices: [{ amount: 100 }], options: [] }
  const section = (index: number) => ({ id: String(index), title: text, description: text })
  return {
    id: `prod_${id}`,
    title: text,
    subtitle: text,
    ribbon_text: text,
    description: text,
    variants: [variant],
    options: [{ id: 'o', title: text }],
    additional_info: Array.from({ length: 5 }, (_, index) => section(index)),
  }
}

function use(wire: unknown): void {
  const product = mapProduct(productWireSchema.parse(wire), { defaultCurrency: 'brl' })
  if (!product) throw new Error('the product was dropped')
  toProductCard(product)
  displayedUnitPrice(product)
  sanitizeProduct(product, product)
  toSearchable(product.id, textsOf(product, new Map()), grocerySearchWords.general)
  slugify(product.title)
  foldText(product.title)
}

function millisecondsOf(text: string): string {
  const wire = wireOf(text)
  const started = performance.now()
  use(wire)
  return (performance.now() - started).toFixed(1)
}

millisecondsOf('<p>warm</p>')
const line = (name: string, cells: readonly string[]) =>
  `${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}\n`
process.stdout.write(line('milliseconds, characters:', sizes.map(String)))
for (const [name, textOf] of Object.entries(hostileTexts)) {
  process.stdout.write(
    line(
      name,
      sizes.map((size) => millisecondsOf(textOf(size))),
    ),
  )
}
