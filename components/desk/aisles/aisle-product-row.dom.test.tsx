import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aisleLineOf } from '@/lib/desk/browser/testing/sample-orders'
import { renderAtDesk } from '../testing/render-at-desk'
import { AisleProductRow } from './aisle-product-row'

function show(notes: readonly (string | null)[]) {
  const lines = notes.map((note, line) => aisleLineOf({ code: `aaaaaaaa001${line}`, line, note }))
  const facts = { variantTitle: null, nominalGrams: null, isSoldByWeight: false, pack: null, picture: null }
  const product = { ...facts, title: 'Maçã', quantity: 2 * lines.length, lines }
  renderAtDesk(<AisleProductRow product={product} unsent={[]} />)
}

it('says once what all orders note of a product', () => {
  show(['bem vermelhas', 'bem vermelhas'])
  expect(screen.getByText('Nota: bem vermelhas').closest('.aisle-head')).not.toBeNull()
})

it.each([[['madura']], [['madura', null]]])('says of each order what not all note: %j', (notes) => {
  show(notes)
  expect(screen.getByText('Nota: madura').closest('.aisle-tick')).not.toBeNull()
})
