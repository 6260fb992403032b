import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantIdOf } from '@/lib/testing/sample-values'
import { addressWithVariant, variantInAddress } from './variant-address'

const choiceOf = (number: number, title: string) => ({ id: variantIdOf(number), title })
const small = choiceOf(1, '500 g')
const large = choiceOf(2, 'Pacote com 1 kg')
const twin = choiceOf(3, 'PACOTE COM 1 KG!')
const nameless = choiceOf(4, '—')
const page = 'https://loja.example/product/banana-prata'

function addressOf(id: (typeof small)['id'], variants = [small, large], address = page) {
  return addressWithVariant(address, id, { variants, initialId: small.id })
}

describe('the variant in the address of a product', () => {
  it('is the slug of its title', () => {
    expect(addressOf(large.id)).toBe('/product/banana-prata?variante=pacote-com-1-kg')
    expect(variantInAddress('?variante=pacote-com-1-kg', [small, large])).toBe(large.id)
  })

  it('is its id where two titles have the same slug, or none', () => {
    const choices = [small, large, twin, nameless]
    for (const { id } of [large, twin, nameless]) {
      expect(addressOf(id, choices)).toBe(`/product/banana-prata?variante=${id}`)
      expect(variantInAddress(`?variante=${id}`, choices)).toBe(id)
    }
    expect(variantInAddress('?variante=pacote-com-1-kg', choices)).toBeNull()
  })

  it('is left out for the default variant, and everything else of the address stays', () => {
    const address = `${page}?origem=whats&variante=pacote-com-1-kg#conteudo`
    expect(addressOf(small.id, [small, large], address)).toBe('/product/banana-prata?origem=whats#conteudo')
    expect(addressOf(large.id, [small, large], `${page}?a=1`)).toBe(
      '/product/banana-prata?a=1&variante=pacote-com-1-kg',
    )
  })

  it.each(['', '?variante=', '?variante=nao-existe', '?outra=500-g', '?variante=%E0%A4%A'])(
    'asks for none with %s',
    (search) => {
      expect(variantInAddress(search, [small, large])).toBeNull()
    },
  )

  it('leads back to the variant it was made for, whatever the titles', () => {
    const titles = fc.array(fc.string(), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(titles, (all) => {
        const variants = all.map((title, index) => choiceOf(index + 1, title))
        const initialId = variantIdOf(99)
        for (const { id } of variants) {
          const { search } = new URL(addressWithVariant(page, id, { variants, initialId }), page)
          expect(variantInAddress(search, variants)).toBe(id)
        }
      }),
    )
  })
})
