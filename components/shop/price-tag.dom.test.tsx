import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { plainPrice } from '@/lib/testing/sample-values'
import { PriceTag } from './price-tag'

const space = '\u00a0'

function tag(element: ReactElement) {
  const { container } = render(element)
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')]
  const shown = hidden.map((part) => part.textContent)
  for (const part of hidden) part.remove()
  return { spoken: container.textContent, shown }
}

describe('PriceTag', () => {
  it('says the price in one sentence, and shows it in pieces that no screen reader reads', () => {
    const { spoken, shown } = tag(<PriceTag price={{ ...plainPrice, amount: 1290 }} isAbout={false} />)
    expect(spoken).toBe(`Preço: R$${space}12,90`)
    expect(shown).toEqual(['R$12,90'])
  })

  it('says what it was and what it is, on sale', () => {
    const { spoken, shown } = tag(<PriceTag price={{ ...plainPrice, saleAmount: 390 }} isAbout={false} />)
    expect(spoken).toBe(`Preço anterior: R$${space}5,00. Preço: R$${space}3,90`)
    expect(shown).toEqual([`R$${space}5,00`, 'R$3,90'])
  })

  it('R56 says that a price is about, where the scale has the last word on it', () => {
    const { spoken, shown } = tag(<PriceTag price={{ ...plainPrice, saleAmount: 390 }} isAbout />)
    expect(spoken).toBe(`Preço anterior: R$${space}5,00. Preço: cerca de R$${space}3,90`)
    expect(shown).toEqual([`R$${space}5,00`, `≈${space}R$3,90`])
  })
})
