import { describe, expect, it } from 'vitest'
import { readRows } from '../../search/testing/search-pairs.ts'
import { answer, answerLines, writtenLines } from './testing/written-lines.ts'

describe('R76 lines that others wrote, who had not seen what reads them', () => {
  it.each(writtenLines)(
    '%s have the right first product in nine of ten, and the right amount in nineteen of twenty',
    async (name) => {
      const lines = await answerLines(name)
      const right = lines.filter(({ isRightProduct }) => isRightProduct)
      const enough = lines.filter(({ isRightAmount }) => isRightAmount)
      expect(lines.length).toBeGreaterThanOrEqual(100)
      expect(right.length / lines.length).toBeGreaterThanOrEqual(0.9)
      expect(enough.length / lines.length).toBeGreaterThanOrEqual(0.95)
    },
  )
})

/** Each has a word in common with something in the sample catalogue. */
const notSold = readRows(`
parafuso sextavado; papel sulfite; água oxigenada; ração para peixe; sal de fruta; água tônica;
papel contact; água para bateria; sal de banho; ração para hamster; creme hidratante; óleo de motor;
escova de cabelo; escova sanitária; esponja de maquiagem; óleo corporal; saco de cimento; óleo lubrificante;
shampoo para bebê; sabão para carro; detergente automotivo; copo descartável; prato descartável;
biscoito para cachorro; manteiga de cacau; alho em pó; rosca sem fim; vaso sanitário; pó compacto;
terra vegetal; parafuso para madeira; pão de ló; saco de presente; arroz de festa; limpador de piscina;
porta papel higiênico; castanha do pará; farinha láctea; sabonete íntimo; creme para pentear;
`)

it('R76 at least 38 of 40 things that are not sold are not taken for what has a word in common with them', async () => {
  expect(notSold).toHaveLength(40)
  const lines = await answer(notSold)
  const taken = lines.filter(({ choice }) => choice)
  expect(taken.length, taken.map(({ thing }) => thing.written).join()).toBeLessThanOrEqual(2)
  const [screw, paper] = lines
  expect([screw, paper].map((line) => line?.others[0]?.product.title)).toEqual([
    'Macarrão parafuso com ovos',
    'Papel higiênico folha dupla',
  ])
})
