import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productOf, variantOf } from '../testing/sample-values.ts'
import { packsFor, packsInPlace } from './packs-for.ts'
import type { WrittenAmount } from './written-list/written-line.ts'

const sized =
  (kind: 'mass' | 'volume') =>
  (amount: number, count: number | null = null) => {
    return { count, unit: null, size: { kind, amount } } satisfies WrittenAmount
  }
const [grams, millilitres] = [sized('mass'), sized('volume')]
const litres = (amount: number, count?: number) => millilitres(amount * 1000, count)
const pieces = (count: number, unit: string | null = null): WrittenAmount => ({ count, unit, size: null })

/** Of a variant that is called like its product, whose subtitle says what is in it. */
const packsOf = (subtitle: string, amount: WrittenAmount, title = 'Cenoura') =>
  packsFor(productOf({ title, subtitle, variants: [variantOf({ title })] }), { title }, amount)

describe('packs', () => {
  it.each([
    // A size: the fewest packs that reach it.
    ['pacote com 500 g', grams(500), 1, 'exact'],
    ['pacote com 500 g', grams(1000), 2, 'exact'],
    ['pacote com 300 g', grams(500), 2, 'more'],
    ['pacote com 1 kg', grams(500), 1, 'more'],
    ['garrafa de 1 L', litres(2), 2, 'exact'],
    ['garrafa de 2 L', litres(2, 3), 3, 'exact'],
    ['garrafa de 1 L', litres(2, 2), 4, 'exact'],
    // Several of a small size are as much as one large pack, but no fewer of one that is nearly as small.
    ['garrafa de 1,5 L', litres(0.5, 6), 2, 'exact'],
    ['copo com 170 g', grams(150, 6), 6, 'more'],
    // A litre of oil is a bottle of 900 ml, whatever the number.
    ['garrafa de 900 ml', litres(1), 1, 'less'],
    ['garrafa de 900 ml', litres(1, 4), 4, 'less'],
    ['lata com 395 g', litres(1), 1, 'unknown'],
    ['da serra', grams(500), 1, 'unknown'],
    // Weighed: as near as pieces come.
    ['peça com cerca de 1 kg', grams(500), 1, 'less-than-piece'],
    ['peça com cerca de 1 kg', grams(1200), 1, 'less'],
    ['peça com cerca de 1 kg', grams(2000), 2, 'exact'],
    // Pieces, by what is counted in the pack.
    ['cartela com 12', pieces(12), 1, 'exact'],
    ['cartela com 12', pieces(6), 1, 'more'],
    ['cartela com 12', pieces(2), 2, 'exact'],
    ['pacote com 4, cerca de 300 g', pieces(2), 2, 'exact'],
    ['pacote com 4, cerca de 300 g', pieces(8), 2, 'exact'],
    ['500 g, cerca de 4 unidades', pieces(6), 2, 'more'],
    ['1 dúzia, na concha', pieces(12, 'unidade'), 1, 'exact'],
    ['1 unidade, cerca de 500 g', pieces(3), 3, 'exact'],
    ['pacote com 4 rolos', pieces(12, 'rolo'), 3, 'exact'],
    ['pacote com 4 rolos', pieces(2), 2, 'exact'],
    ['caixa com 15 sachês', pieces(2, 'caixa'), 2, 'exact'],
    ['3 cabeças, cerca de 150 g', pieces(5, 'dente'), 1, 'unknown'],
    ['1 kg, sem rama', pieces(3), 1, 'pieces-by-weight'],
    ['1 kg, sem rama', pieces(12), 2, 'pieces-by-weight'],
    ['pacote com 1 kg', pieces(3), 3, 'exact'],
  ] as const)('%s for %j: %i, %s', (subtitle, amount, packs, outcome) => {
    expect(packsOf(subtitle, amount)).toMatchObject({ packs, outcome })
  })

  it.each([
    ['Ovos brancos com 30', pieces(30), 1],
    ['OVO BRANCO GDE C/30', pieces(60), 2],
    ['Ovos caipiras 20', pieces(20), 1],
    ['Ovos vermelhos 1 dúzia', pieces(24, 'unidade'), 2],
    ['Ovo caipira dz', pieces(12), 1],
    ['Papel higiênico folha dupla 12 rolos', pieces(24, 'rolo'), 2],
    ['Papel higiênico neve 12un', pieces(24, 'rolo'), 2],
    ['Ovos brancos (30)', pieces(30), 1],
    ['Papel higiênico 30 m leve 12 pague 11', pieces(24, 'rolo'), 2],
    ['PAPEL HIG NEVE 30M L12P11', pieces(12, 'rolo'), 1],
    ['PAP HIG NEVE LV12PG11', pieces(24, 'rolo'), 2],
    ['PAP HIG NEVE 12RL', pieces(24, 'rolo'), 2],
    ['Papel higiênico neve com 12', pieces(2, 'pacote'), 2],
    ['Cerveja lata 350 ml fardo c/12', pieces(24, 'lata'), 2],
    ['Cerveja 6x350ml', pieces(6), 1],
    ['Pão de hambúrguer pacote com 4', pieces(2), 2],
    ['Fralda XG 58 fraldas', pieces(58), 1],
    // A number of another kind counts nothing.
    ['Farinha de trigo tipo 1', pieces(3), 3],
    // A weight of what is packed holds no pieces.
    ['Leite condensado Moça 395g', pieces(2), 2],
    ['Batata palha 1 kg', pieces(3), 3],
    ['Café 3 Corações', pieces(3), 3],
    ['Massas nº 8', pieces(8), 8],
    ['Biscoito 7 grãos', pieces(7), 7],
    ['Lona 3x4m', pieces(3), 3],
  ] as const)('are counted by what the title counts: %s for %j: %i', (title, amount, packs) => {
    expect(packsOf('da granja', amount, title).packs).toBe(packs)
  })

  it('are one where nothing is said of how much', () => {
    const facts = packsOf('pacote com 500 g', { count: null, unit: null, size: null })
    expect(facts).toEqual({ packs: 1, of: null, asked: null, reaches: null, outcome: 'exact' })
  })

  it('say what they come to beside what was asked for', () => {
    const { of, asked, reaches } = packsOf('pacote com 300 g', grams(500))
    expect([of, asked, reaches].map((content) => content?.amount)).toEqual([300, 500, 600])
  })

  it('are from 1 to 999, and reach what was asked for but for an eighth of a pack each', () => {
    const size = fc.integer({ min: 1, max: 100_000 })
    const packSize = fc.integer({ min: 5, max: 5000 })
    const count = fc.option(fc.integer({ min: 1, max: 999 }))
    fc.assert(
      fc.property(size, packSize, count, (asked, of, times) => {
        const facts = packsOf(`pacote com ${of} g`, grams(asked, times))
        expect(Number.isInteger(facts.packs) && facts.packs >= 1 && facts.packs <= 999).toBe(true)
        if (facts.packs === 999) return
        const lacking = (facts.asked?.amount ?? 0) - (facts.reaches?.amount ?? 0)
        expect(lacking).toBeLessThanOrEqual((of * (times ?? 1)) / 8)
      }),
    )
  })
})

describe('packs of another size', () => {
  const kind = fc.constantFrom('mass' as const, 'volume' as const, 'count' as const)
  const size = fc.record({ kind, thousandths: fc.integer({ min: 1, max: 5_000_000 }) })
  const count = fc.integer({ min: 1, max: 999 })
  const stock = fc.option(fc.integer({ min: 1, max: 2000 }))

  it('are as much as was ordered', () => {
    const eggs = (pieces: number) => ({ kind: 'count', thousandths: pieces * 1000 }) as const
    expect(packsInPlace(2, { wanted: eggs(10), size: eggs(20), stock: null })).toBe(1)
    expect(packsInPlace(1, { wanted: eggs(30), size: eggs(12), stock: null })).toBe(3)
    expect(packsInPlace(1, { wanted: eggs(30), size: eggs(12), stock: 2 })).toBe(2)
    expect(packsInPlace(3, { wanted: eggs(30), size: null, stock: null })).toBe(3)
    expect(packsInPlace(3, { wanted: null, size: eggs(12), stock: null })).toBe(3)
  })

  it('are from 1 to what there is, and no other number comes nearer', () => {
    fc.assert(
      fc.property(size, size, count, stock, (wanted, other, ordered, left) => {
        const packs = packsInPlace(ordered, { wanted, size: other, stock: left })
        expect(Number.isInteger(packs) && packs >= 1 && packs <= Math.min(999, left ?? 999)).toBe(true)
        if (wanted.kind !== other.kind) {
          expect(packs).toBe(Math.min(ordered, left ?? ordered))
          return
        }
        const lacking = (number: number) =>
          Math.abs(wanted.thousandths * ordered - other.thousandths * number)
        if (packs > 1) expect(lacking(packs)).toBeLessThanOrEqual(lacking(packs - 1))
        if (packs < Math.min(999, left ?? 999)) expect(lacking(packs)).toBeLessThanOrEqual(lacking(packs + 1))
      }),
    )
  })
})
