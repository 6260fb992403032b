import { describe, expect, it } from 'vitest'
import type { VariantId } from '../../domain/identifiers.ts'
import { runOnEmbeddedStore } from '../../testing/run-on-embedded-store.ts'
import { findListProducts } from './find-list-products.ts'

runOnEmbeddedStore()

const nothingSold = async () => new Map<VariantId, number>()

describe('the products of a list', () => {
  it('are found as the cart keeps them, with what was not found and not read', async () => {
    const found = await findListProducts('Feira:\n2 leites bem gelados\nfralda\n~banana~', {
      bought: [],
      findSold: nothingSold,
    })
    expect(found).toMatchObject({
      lines: [
        {
          written: '2 leites bem gelados',
          name: 'leites',
          heading: 'Feira',
          choice: {
            item: { title: 'Leite integral', variantTitle: '1 caixa de 1 L' },
            quantity: 2,
            note: 'bem gelados',
          },
          soldOut: null,
        },
        { written: 'fralda', name: 'fralda', choice: null, others: [], soldOut: null, isDone: false },
        {
          written: 'banana',
          choice: null,
          others: { 0: { item: { title: 'Banana-prata' } } },
          isDone: true,
        },
      ],
      unread: [],
    })
  })

  it('are found while it is not known yet what sells', async () => {
    const findSold = () => Promise.reject(new Error('the journal is away'))
    const { lines } = await findListProducts('leite', { bought: [], findSold })
    expect(lines).toMatchObject([{ choice: { item: { title: 'Leite integral' } } }])
  })

  it('are at most a hundred: what lines that are several things make more is said', async () => {
    const text = 'banana e leite\n'.repeat(100)
    const { lines, unread } = await findListProducts(text, { bought: [], findSold: nothingSold })
    expect([lines.length, unread.length]).toEqual([100, 100])
  })
})
