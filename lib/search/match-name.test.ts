import { describe, expect, it } from 'vitest'
import { readSampleCatalog } from '../catalog/testing/sample-catalog.ts'
import { matchName } from './match-name.ts'
import { nameTiers } from './name-tiers.ts'
import { buildSearchIndex } from './search-index.ts'
import { readRows } from './testing/search-pairs.ts'

const catalog = await readSampleCatalog()
const { products, collections } = catalog.snapshot
const source = { catalog, index: await buildSearchIndex(products, collections) }

const first = (name: string) => {
  const match = matchName(source, name)
  return match && !match.isNear && [match.products[0]?.product.handle, match.leftOut]
}

describe('R76 a name of a list', () => {
  const names = `
    arroz = arroz-branco; creme de leite = creme-de-leite; pao frances = pao-frances;
    macaxeira = mandioca; abacachi = abacaxi-perola;
    # Words that the store does not know are left out, and said.
    arroz tio joão = arroz-branco + tio joão; arros tio joão = arroz-branco + tio joão;
    leite desnatado piracanjuba = leite-desnatado + piracanjuba;
    iogurte natural sem açúcar = iogurte-natural + sem açúcar;
    frango em pedaços = peito-de-frango + em pedaços; pasta de dente colgate = creme-dental + colgate;
    feijão carioquinha camil = feijao-carioca + camil; água com gás crystal = agua-com-gas + crystal;
    detergemte ypê = detergente + ypê; queijo mussarela = mucarela-fatiada;
    leite semi desnatado sem lactose = leite-sem-lactose; manteguinha com sal = manteiga-com-sal;
    melão docinho = melao-amarelo + docinho;
    # A variety that is not sold goes along as a remark: the picker knows what is like it.
    maçã fuji = maca-gala + fuji; cebola graúda = cebola-amarela + graúda;
    melancia metade = melancia + metade; frango temperado = peito-de-frango + temperado;
    cuca de farofa = cuca-alema; laranjas doces = laranja-pera + doces;
    pão de queijo congelado forno de minas = pao-de-queijo-congelado + forno de minas;
    # There is but one of it.
    sal de cozinha = sal-marinho + de cozinha;
    # What it is for is not what it is.
    tomate pra molho = tomate-italiano + pra molho; laranja para suco = laranja-pera + para suco;
  `
  it.each(readRows(names).map((row) => row.split(/ [=+] /)))('%s is %s', (name = '', ...[handle, left]) => {
    expect(first(name)).toEqual([handle, left ?? null])
  })

  it.each([
    ...['suco de caju', 'suco manga', 'leite em pó', 'pão de hambúrguer', 'coca cola', 'milho de pipoca'],
    ...['danone de morango', 'cerveja skol', 'pinho sol', 'omo líquido', 'óleo de girassol', 'limpol', ''],
    // Another thing than its first word, or what is only in something else.
    ...['frango inteiro', 'castanha', 'farofa'],
  ])('%j is nothing of this store', (name) => {
    expect(matchName(source, name)?.isNear ?? true).toBe(true)
  })

  it('is answered first by what is called just so, then by what it is, then by what it stands in', () => {
    const tiers = matchName(source, 'cebola')?.products.map(({ product, tier }) => [product.handle, tier])
    expect(tiers?.slice(0, 2)).toEqual([
      ['cebola-amarela', nameTiers.title],
      ['cebola-roxa', nameTiers.kind],
    ])
    expect(matchName(source, 'cenoura')?.products.at(-1)).toMatchObject({
      product: { handle: 'bolo-de-cenoura' },
      tier: nameTiers.titled,
    })
  })
})
