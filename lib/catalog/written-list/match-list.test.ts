import { describe, expect, it } from 'vitest'
import type { ProductId, VariantId } from '../../domain/identifiers.ts'
import { readWrittenList } from '../../domain/written-list/read-list.ts'
import type { Source } from '../../search/search-catalog.ts'
import { buildSearchIndex } from '../../search/search-index.ts'
import { type Catalog, indexCatalog } from '../snapshot.ts'
import { readSampleCatalog } from '../testing/sample-catalog.ts'
import { matchList } from './find-list-products.ts'
import type { Likelihood } from './match-line.ts'

const source = await sourceOf(await readSampleCatalog())

async function sourceOf(catalog: Catalog): Promise<Source> {
  return { catalog, index: await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections) }
}

const productOf = (handle: string) => {
  const product = source.catalog.productsByReference.get(handle)
  if (!product) throw new Error(handle)
  return product
}
const idsOf = (...handles: string[]) => new Set<ProductId>(handles.map((handle) => productOf(handle).id))
const soldOf = (counts: Readonly<Record<string, number>>) =>
  new Map<VariantId, number>(
    Object.entries(counts).flatMap(([handle, count]) =>
      productOf(handle)
        .variants.slice(0, 1)
        .map(({ id }) => [id, count] as const),
    ),
  )

const unknown: Likelihood = { bought: new Set(), sold: new Map() }
const match = (text: string, likelihood: Likelihood = unknown, from = source) =>
  matchList(from, readWrittenList(text).lines, likelihood)

/** `2 leite-integral (1 caixa de 1 L)`: the first choice of each line. */
async function choices(...asked: Parameters<typeof match>) {
  return (await match(...asked)).map(({ choice }) =>
    choice ? `${choice.quantity} ${choice.product.handle} (${choice.variant.title})` : null,
  )
}

/** The store with some products, or variants of theirs, sold out. */
async function without(...titles: string[]): Promise<Source> {
  const { snapshot } = source.catalog
  const products = snapshot.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      titles.includes(product.title) ? { ...variant, managesInventory: true, stock: 0 } : variant,
    ),
  }))
  return sourceOf(indexCatalog({ ...snapshot, products }))
}

describe('a line', () => {
  it.each([
    ['2 leite 1l', '2 leite-integral (1 caixa de 1 L)'],
    ['leite 1l', '1 leite-integral (1 caixa de 1 L)'],
    ['refri 2l', '1 guarana (Refrigerante de guaraná)'],
    ['arroz 5kg', '1 arroz-branco (5 kg)'],
    ['1,5 kg de tomate', '3 tomate-italiano (500 g)'],
    ['800g de tomate', '1 tomate-italiano (1 kg)'],
    ['manteiga sem sal', '1 manteiga-com-sal (Sem sal, 200 g)'],
    ['3 água c/ gás', '3 agua-com-gas (Água mineral com gás)'],
    ['manteiga s/sal', '1 manteiga-com-sal (Sem sal, 200 g)'],
    ['60 sacos de lixo', '2 saco-de-lixo (Saco de lixo 50 L)'],
    ['iogurte de fruta, menos morango', '1 iogurte-fruta (Coco)'],
    ['leite c/ lactose', null],
    ['leite de caixinha integral', '1 leite-integral (1 caixa de 1 L)'],
    ['iogurte de coco', '1 iogurte-fruta (Coco)'],
    ['1 dz de ovos', '1 ovos-brancos (Ovos brancos)'],
    ['1kg de pão francês', '2 pao-frances (12 unidades)'],
    ['10 pães', '1 pao-frances (12 unidades)'],
    ['lata de ervilha', '1 ervilha-em-conserva (Ervilha em conserva)'],
    ['saco de lixo 50l', '1 saco-de-lixo (Saco de lixo 50 L)'],
    ['1 melancia', '1 melancia (Inteira)'],
    ['chá', '1 cha-de-hortela (Chá de hortelã)'],
    ['300g de presunto', '1 presunto-fatiado (400 g)'],
    ['meia dúzia de ovos', '1 ovos-brancos (Ovos brancos)'],
    ['30 ovos', '3 ovos-brancos (Ovos brancos)'],
    ['água 20l', '14 agua-com-gas (Água mineral com gás)'],
    ['água mineral 6x500ml', '2 agua-com-gas (Água mineral com gás)'],
    ['3 latas de milho verde', '3 milho-em-conserva (Milho-verde em conserva)'],
    ['milho verde', '1 milho-verde (Milho-verde)'],
    ['100 leite', '100 leite-integral (1 caixa de 1 L)'],
    ['200 presunto', '1 presunto-fatiado (200 g)'],
    ['2 caixas de leite com 12', '2 leite-integral (12 caixas de 1 L)'],
    ['bananas maduras 1 penca', '1 banana-prata (500 g)'],
    ['leite ninho 400g', null],
    ['hortelã 1 maço', null],
    ['*geleia de uva*', '1 geleia-artesanal (Uva)'],
    ['fralda', null],
  ])('%s: %s', async (written, expected) => {
    expect(await choices(written)).toEqual([expected])
  })

  it('is never more than there is', async () => {
    const [line] = await match('900 leites desnatados')
    const { stock } = productOf('leite-desnatado').variants[0] ?? { stock: null }
    expect(line?.choice).toMatchObject({ quantity: stock, facts: { packs: 900 } })
  })

  it('says in its note what the product does not', async () => {
    const notes = (
      await match('500g de picanha bem macia\npicanha 1,2kg\narroz tio joão\n3 cenouras\n2 leites')
    ).map(({ choice }) => choice?.note)
    expect(notes).toEqual(['500 g, bem macia', '1,2 kg', 'tio joão', '3 unidades', null])
  })

  it('holds no one up: all others have a turn between lines', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await match('um pão qualquer de leite\n'.repeat(100))
    clearInterval(timer)
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('of more words than anybody writes costs a few times one of two at most', async () => {
    const lookUps = async (text: string) => {
      let count = 0
      const find: typeof source.index.find = (...asked) => {
        count += 1
        return source.index.find(...asked)
      }
      await match(text, unknown, { ...source, index: { ...source.index, find } })
      return count
    }
    const words = ['leite', 'tomate', 'cebola', 'uva', 'quejio', 'feijao', 'presuto', 'alho', 'banana']
    const long = (joint: string) => Array.from({ length: 33 }, (_, at) => words[at % 9]).join(joint)
    const usual = await lookUps('arroz camil')
    for (const joint of [' ', ' sem ']) expect(await lookUps(long(joint))).toBeLessThan(5 * usual)
  })

  it('of several things is several lines, where each of them is one', async () => {
    expect(await choices('banana e maçã')).toEqual(['1 banana-prata (500 g)', '1 maca-gala (500 g)'])
    expect(await choices('água de coco, gelada')).toEqual(['1 agua-de-coco (Água de coco)'])
  })
})

describe('R76 the first choice', () => {
  it('is what was bought before, then what sells most, then what the merchant puts first', async () => {
    const sold = soldOf({ 'leite-sem-lactose': 3, 'leite-desnatado': 9 })
    expect(await choices('leite')).toEqual(['1 leite-integral (1 caixa de 1 L)'])
    const [skimmed] = await choices('leite', { bought: new Set(), sold })
    expect(skimmed).toBe('1 leite-desnatado (Leite desnatado)')
    expect(await choices('leite', { bought: idsOf('leite-sem-lactose'), sold })).toEqual([
      '1 leite-sem-lactose (Leite semidesnatado sem lactose)',
    ])
  })

  it('is no other thing for having been bought before, nor one of another size', async () => {
    const bought = idsOf('leite-condensado', 'bolo-de-cenoura', 'arroz-integral')
    expect(await choices('leite\ncenoura\narroz 5kg', { bought, sold: new Map() })).toEqual([
      '1 leite-integral (1 caixa de 1 L)',
      '1 cenoura (Cenoura)',
      '1 arroz-branco (5 kg)',
    ])
  })

  it('is never the dearest of equals', async () => {
    const { snapshot } = source.catalog
    const dear = (handle: string) =>
      snapshot.products.map((product) => {
        const price = { amount: 99_900, saleAmount: null, currency: 'brl' }
        const variants = product.variants.map((variant) => ({ ...variant, price }))
        return product.handle === handle ? { ...product, variants } : product
      })
    const from = await sourceOf(indexCatalog({ ...snapshot, products: dear('manga-tommy') }))
    expect(await choices('manga')).toEqual(['1 manga-tommy (Manga tommy)'])
    expect(await choices('manga', unknown, from)).toEqual(['1 manga-palmer (Manga palmer)'])
  })

  it('is exchanged for nothing that only begins like it, or has its name by the way', async () => {
    const lines = await match('chá\nmaçã\npeixe\ncarne')
    const others = lines.map((line) => new Set(line.others.map(({ product }) => product.handle)))
    expect([...(others[0] ?? [])]).toEqual(['cha-de-camomila', 'cha-gelado-limao'])
    expect([...(others[1] ?? [])]).toEqual(['maca-verde', 'maca-gala'])
    expect([...(others[2] ?? [])]).toEqual(['file-de-salmao'])
    expect([...(others[3] ?? [])]).not.toContain('ovos-caipiras')
  })

  it('that is sold out is marked, and what is like it stands in its place', async () => {
    const from = await without('Cebola', 'Picanha')
    const written = '2kg de cebola\npicanha\nsorvete de chocolate\nmexerica'
    const [onion, meat, ice, mandarin] = await match(written, unknown, from)
    expect(onion).toMatchObject({
      soldOut: { product: { handle: 'cebola-amarela' } },
      choice: { product: { handle: 'cebola-roxa' }, quantity: 4 },
    })
    expect(meat).toMatchObject({
      soldOut: { product: { handle: 'picanha' } },
      choice: { product: { handle: 'alcatra-bifes' } },
    })
    expect(mandarin).toMatchObject({
      soldOut: { product: { handle: 'bergamota-ponkan' } },
      choice: { product: { handle: 'laranja-pera' } },
    })
    expect(ice).toMatchObject({
      soldOut: { variant: { title: 'Chocolate' } },
      choice: { product: { handle: 'sorvete-pote' } },
    })
  })

  it('can be exchanged for up to four others that are in stock, and for nothing that is only made with it', async () => {
    const lines = await match('leite\ncenoura\nqueijo\ndetergente')
    const others = lines.map(({ others: each }) => each.map(({ product }) => product.handle))
    expect(others[0]).toEqual(expect.arrayContaining(['leite-desnatado', 'leite-sem-lactose']))
    expect(others[1]).toEqual([])
    expect(others[2]).toHaveLength(4)
    expect(others[3]).toEqual(['detergente', 'detergente'])
    const all = lines.flatMap((line) => [line.choice, ...line.others].map((offer) => offer?.variant.id))
    expect(new Set(all).size).toBe(all.length)
  })
})
