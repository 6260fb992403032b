import { describe, expect, it } from 'vitest'
import { readWrittenList } from './read-list.ts'
import type { WrittenLine } from './written-line.ts'

const read = (text: string) => readWrittenList(text).lines
const names = (text: string) => read(text).map(({ name }) => name)

/** `2 caixa × 500 g`: what of an amount is said. */
function amountOf({ amount: { count, unit, size } }: WrittenLine): string {
  const sizeText = size && `${size.amount} ${size.kind === 'mass' ? 'g' : 'ml'}`
  return [[count, unit].filter((each) => each !== null).join(' '), sizeText].filter(Boolean).join(' × ')
}

describe('a line of a list', () => {
  it.each([
    ['leite', 'leite', ''],
    ['2 leite', 'leite', '2'],
    ['2x leite', 'leite', '2'],
    ['leite 2un', 'leite', '2 unidade'],
    ['leite x2', 'leite', '2'],
    ['Leite - 2', 'Leite', '2'],
    ['leite: 2', 'leite', '2'],
    ['2 leite 1l', 'leite', '2 × 1000 ml'],
    ['leite 1L x 12', 'leite', '12 × 1000 ml'],
    ['2x500g macarrão', 'macarrão', '2 × 500 g'],
    ['1kg de arroz', 'arroz', '1000 g'],
    ['arroz 5 kg', 'arroz', '5000 g'],
    ['arroz 5kg 2', 'arroz', '2 × 5000 g'],
    ['1.500 kg de carne', 'carne', '1500 g'],
    ['½ kg de presunto', 'presunto', '500 g'],
    ['1/2 kg de presunto', 'presunto', '500 g'],
    ['1 ½ kg de presunto', 'presunto', '1500 g'],
    ['meio quilo de queijo', 'queijo', '500 g'],
    ['um quilo e meio de carne', 'carne', '1500 g'],
    ['quilo de carne', 'carne', '1000 g'],
    ['1kg e 200 de frango', 'frango', '1200 g'],
    ['200 de presunto', 'presunto', '200 g'],
    ['300 de salsichas', 'salsichas', '300 g'],
    ['100 pães', 'pães', '100'],
    ['1/4 de queijo', 'queijo', '250 g'],
    ['2k de batata', 'batata', '2000 g'],
    ['5000 leites', 'leites', '999'],
    ['1000000 leites', '1000000 leites', ''],
    ['1,5 de patinho', 'patinho', '1500 g'],
    ['meia dúzia de ovos', 'ovos', '6 unidade'],
    ['1 dz ovos', 'ovos', '12 unidade'],
    ['uma dúzia e meia de ovos', 'ovos', '18 unidade'],
    ['ovos, uma dúzia', 'ovos', '12 unidade'],
    ['uma penca de banana', 'banana', '1 penca'],
    ['1 maço de couve', 'couve', '1 maço'],
    ['maço de couve', 'couve', '1 maço'],
    ['espinafre dois maços', 'espinafre', '2 maço'],
    ['agrião 1 molho', 'agrião', '1 maço'],
    ['2 molho de tomate', 'molho de tomate', '2'],
    ['lata de milho 2', 'milho', '2 lata'],
    ['cartela de ovos 20 un', 'ovos', '20 unidade'],
    ['2 cx de leite', 'leite', '2 caixa'],
    ['2 pct de café 500g', 'café', '2 pacote × 500 g'],
    ['6 pães', 'pães', '6'],
    ['três tomates', 'tomates', '3'],
    ['uns 3 tomates', 'tomates', '3'],
    ['3 água c/ gás', 'água com gás', '3'],
    ['margarina s/sal 500g', 'margarina sem sal', '500 g'],
    ['refri 2l', 'refri', '2000 ml'],
    ['2 litros de leite', 'leite', '2000 ml'],
    ['500g', '', '500 g'],
    ['tomate (2kg)', 'tomate', '2000 g'],
    ['couve 6 mç', 'couve', '6 maço'],
    ['alecrim 2 vasos', 'alecrim', '2 vaso'],
    ['tomate (2kg, bem maduro)', 'tomate', '2000 g'],
    ['tomate bem maduro 2kg', 'tomate', '2000 g'],
    ['1 kg de tomate, pode ser 2 kg', 'tomate', '1000 g'],
    ['1 kg de fubá que a vizinha vai usar', 'fubá', '1000 g'],
    ['me vê 2 alfaces', 'alfaces', '2'],
    ['ah, e 2 leites', 'leites', '2'],
    ['e papel higiênico 12 rolos', 'papel higiênico', '12 rolo'],
    ['Bom dia! quero 3 pães', 'pães', '3'],
    // What is part of a name is no amount.
    ['café 3 corações 500g', 'café 3 corações', '500 g'],
    ['farinha de trigo tipo 1', 'farinha de trigo tipo 1', ''],
    ['papel higiênico com 12', 'papel higiênico com 12', ''],
    ['chocolate 70%', 'chocolate 70%', ''],
    ['0 leite', '0 leite', ''],
    ['2 7891000100103', '7891000100103', '2'],
  ])('%s', (written, name, amount) => {
    const [line, ...others] = read(written)
    expect(others).toEqual([])
    expect(line && [line.name, amountOf(line)]).toEqual([name, amount])
  })

  it.each([
    ['banana bem madura', 'banana', 'bem madura'],
    ['2 leites, se tiver desnatado', 'leites', 'se tiver desnatado'],
    ['arroz (pode ser outra marca)', 'arroz', 'pode ser outra marca'],
    ['alface ou rúcula', 'alface', 'ou rúcula'],
    ['queijo fatiado, bem fino por favor', 'queijo fatiado', 'bem fino'],
    ['sabão em pó o mais barato', 'sabão em pó', 'o mais barato'],
    ['R$ 10 de pão francês', 'pão francês', 'R$ 10'],
    ['meia melancia', 'melancia', 'meia'],
    ['1/4 de queijo', 'queijo', '1/4'],
    ['100000 kg arroz', 'arroz', '100000 kg'],
    ['2 ou 3 cebolas', 'cebolas', '2 ou 3'],
    ['se tiver', '', 'se tiver'],
  ])('%s: what is remarked becomes its note', (written, name, note) => {
    expect(read(written)).toMatchObject([{ name, note }])
  })

  const done = `[x] leite; - [X] leite; (x) 2 leite; ~leite~; ~~2 leites~~; l\u0336e\u0336i\u0336t\u0336e\u0336;
    leite (já comprei); leite - já tem; leite, não precisa mais; leite: ok; 2 leites ja peguei; leite (não);
    não comprar leite; Nao precisa trazer o leite; já tenho leite; cancela o leite; Não comprar: leite; leite: não;
    ok leite; exceto leite; menos o leite; dispenso leite; ñ precisa leite; tem leite em casa; leite [x]; peguei leite; leite, cancelar;
    ✅ leite|pão; leite ✔️|pão; ❌ leite|⬜ pão; Já comprei:|leite`
  it.each(done.split(';'))('%j is done or not wanted, which is no part of its name', (text) => {
    const [line] = read(text.replace('|', '\n'))
    expect(line).toMatchObject({ name: expect.stringMatching(/^leites?$/), note: null, isDone: true })
  })

  const wanted = `✅ leite|✅ pão; Feira:|✔️ leite; [ ] leite; não esquecer o leite; leite, não precisa ser gelado;
    leite, se não tiver não precisa; mais leite; leite sem lactose; acabou o leite; leite (não comprei ainda);
    leite não tem em casa; falta leite; Já comprei:|Falta: leite; ok, manda 2 leites`
  it.each(wanted.split(';'))('%j is wanted', (text) => {
    expect(read(text.replace('|', '\n')).map(({ isDone }) => isDone)).not.toContain(true)
  })

  it('is rid of bullets, check marks, numbers, pictures and signs of formatting', () => {
    const text =
      '- leite\n• arroz\n✅ feijão\n[x] sal\n1) café\n2. pão\n*ovos*\n_alho_\n🍌 banana\n1️⃣ maçã\n> uva'
    expect(names(text).join()).toBe('leite,arroz,feijão,sal,café,pão,ovos,alho,banana,maçã,uva')
    expect(read(text).every(({ amount }) => amount.count === null)).toBe(true)
  })

  it('has a number that may be an amount, unless the numbers of the lines follow each other', () => {
    const listCounts = (text: string) => read(text).map(({ amount }) => amount.count)
    expect(listCounts('2 - leite\n5 - pães')).toEqual([2, 5])
    expect(listCounts('alho\n4- leite\n5- pão\n6- 2 ovos')).toEqual([null, null, null, 2])
    expect(listCounts('3- milho 2')).toEqual([2])
  })

  it.each([
    ['[10:32, 24/11/2026] Ana: 2 leites'],
    ['[24/11/2026, 10:32:15] Ana Maria: 2 leites'],
    ['24/11/2026 10:32 - Ana: 2 leites'],
    ['\u200e[24/11/26, 10:32 PM] +55 47 99999-1234: 2 leites'],
  ])('%s: is what was written, not who wrote it when', (text) => {
    expect(read(text)).toMatchObject([{ written: '2 leites', name: 'leites', amount: { count: 2 } }])
  })

  it('is none where the messenger itself speaks, or people greet', () => {
    const text =
      '24/11/2026 10:31 - As mensagens são protegidas\n[10:32, 24/11/2026] Ana: <Mídia oculta>\nOi, bom dia!\nSegue a lista de hoje:\n---\n🙏\n' +
      'Esta mensagem foi apagada\n[10:33, 24/11/2026] Ana: imagem ocultada\náudio omitido\nhttps://exemplo.com.br/lista\n' +
      'queria fazer um pedido\nobrigada!\nvou pagar em dinheiro\npra amanhã cedo'
    expect(readWrittenList(text)).toEqual({ lines: [], unread: [] })
  })
})

describe('several things on one line', () => {
  it('are lines of their own where each has an amount, or there are three of them', () => {
    expect(names('2 leites e 3 pães')).toEqual(['leites', 'pães'])
    expect(names('tomate, cebola e alho')).toEqual(['tomate', 'cebola', 'alho'])
    expect(names('uva e kiwi e manga e pera e limão')).toEqual(['uva', 'kiwi', 'manga', 'pera', 'limão'])
    expect(names('banana / maçã')).toEqual(['banana', 'maçã'])
    expect(names('arroz; feijão; 2,5 kg de batata')).toEqual(['arroz', 'feijão', 'batata'])
  })

  it('may be one thing: the catalogue decides', () => {
    expect(read('arroz e feijão')).toMatchObject([
      { name: 'arroz e feijão', parts: [{ name: 'arroz' }, { name: 'feijão' }] },
    ])
    expect(read('biscoito água e sal')).toMatchObject([{ name: 'biscoito água e sal' }])
    expect(read('leite, 2 cx')).toMatchObject([{ name: 'leite', amount: { count: 2 }, parts: [] }])
  })
})

describe('a heading', () => {
  it('is what the lines below stand under, with a colon, or before them on its line', () => {
    expect(read('Hortifruti -\nalface')).toMatchObject([{ heading: 'Hortifruti', name: 'alface' }])
    const text = 'leite\nFeira:\nbanana\nLimpeza:\nsabão\ndetergente\nPadaria: pão, 2 bolos'
    expect(read(text).map(({ heading, name }) => [heading, name])).toEqual([
      [null, 'leite'],
      ['Feira', 'banana'],
      ['Limpeza', 'sabão'],
      ['Limpeza', 'detergente'],
      ['Padaria', 'pão'],
      ['Padaria', 'bolos'],
    ])
  })

  it('may be what stands in bold: the catalogue decides', () => {
    expect(read('*Feira*\n2 leites').map(({ name, mayBeHeading }) => [name, mayBeHeading])).toEqual([
      ['Feira', true],
      ['leites', false],
    ])
  })
})

describe('too much of a list', () => {
  it('is said: lines past the hundredth and what stands past 200 characters', () => {
    const text = Array.from({ length: 102 }, (_, index) => `${index + 1}x leite`).join('\n')
    const { lines, unread } = readWrittenList(text)
    expect(lines).toHaveLength(100)
    expect(unread).toEqual(['101x leite', '102x leite'])
    const long = readWrittenList(`leite ${'muito '.repeat(40)}gelado`)
    expect(long.lines[0]?.written.length).toBeLessThanOrEqual(200)
    expect(`${long.lines[0]?.written} ${long.unread[0]}`).toBe(`leite ${'muito '.repeat(40)}gelado`)
  })
})
