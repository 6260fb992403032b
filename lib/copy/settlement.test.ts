import { describe, expect, it } from 'vitest'
import { shopperSums } from './settlement.ts'

const line = (ordered: number, now: number | null) => ({ ordered, now })
const shipping = 'R$\u00a012,00'
type Sums = Parameters<typeof shopperSums>[0]
const of = (
  sums: Pick<Sums, 'lines' | 'ordered' | 'now'> & Partial<Pick<Sums, 'mark'>>,
  { isOpen = false, paid = sums.ordered } = {},
) =>
  shopperSums({ mark: null, ...sums, shipping, paid, currency: 'brl', isOpen }).map(
    ({ name, text, weight }) => [`${name}: ${text}`, weight],
  )

describe('the sums of an order that is not as it was ordered', () => {
  it('add up to the lines above them, and to what was paid', () => {
    expect(of({ lines: [line(5054, 4331)], ordered: 6254, now: 5531 })).toEqual([
      ['Produtos agora: R$\u00a043,31', undefined],
      ['Frete: R$\u00a012,00', undefined],
      ['Total agora: R$\u00a055,31', 'main'],
      ['Você pagou: R$\u00a062,54', undefined],
      ['Diferença a seu favor: R$\u00a07,23', 'bold'],
    ])
  })

  it('count what is known while one line is to be agreed, and say that it is left out', () => {
    const lines = [line(1000, 1200), line(450, null), line(2000, 2000)]
    expect(of({ lines, ordered: 4650, now: null })).toEqual([
      ['Produtos agora: R$\u00a032,00', undefined],
      ['Frete: R$\u00a012,00', undefined],
      ['Total agora: R$\u00a044,00', 'main'],
      ['+ 1 item: a combinar', 'bold'],
      ['Você pagou: R$\u00a046,50', undefined],
      ['Diferença: a combinar', undefined],
    ])
  })

  it('name no amount while none of it is known, and none without the freight that is to be agreed', () => {
    const open = { ordered: 2650, paid: null, mark: null, now: 0, currency: 'brl', isOpen: true }
    const sought = [line(1000, null), line(450, null)]
    expect(shopperSums({ ...open, lines: sought, shipping, openText: 'a definir' })).toEqual([
      { name: 'Total agora', text: 'a definir', weight: 'main' },
      { name: 'Antes', text: 'R$\u00a026,50', weight: 'quiet' },
    ])
    const [, , total] = shopperSums({ ...open, lines: [line(1000, 900)], shipping: 'a combinar' })
    expect(total?.name).toBe('Total agora, sem frete')
  })

  it('are the last ones of what is there', () => {
    const there = {
      ordered: 2650,
      paid: null,
      mark: null,
      now: 2100,
      currency: 'brl',
      isOpen: false,
      isThere: true,
    }
    const names = (shipping: string) => shopperSums({ ...there, lines: [line(1000, 900)], shipping })
    expect(names(shipping).map(({ name }) => name)).toEqual(['Produtos', 'Frete', 'Total final', 'Antes'])
    // What is still to be agreed may change them.
    expect(names('a combinar')[2]?.name).toBe('Total agora, sem frete')
    const open = shopperSums({ ...there, lines: [line(1000, 900), line(450, null)], shipping })
    expect(open[2]?.name).toBe('Total agora')
  })

  it('say that no freight is charged where nothing comes', () => {
    const lines = [line(1000, 0), line(450, 0)]
    expect(of({ lines, ordered: 2650, now: 0 })).toEqual([
      ['Produtos agora: R$\u00a00,00', undefined],
      ['Frete: não cobrado', undefined],
      ['Total agora: R$\u00a00,00', 'main'],
      ['Você pagou: R$\u00a026,50', undefined],
      ['Diferença a seu favor: R$\u00a026,50', 'bold'],
    ])
  })

  it('name no difference while lines are still looked for', () => {
    const names = of({ lines: [line(5054, 4331)], ordered: 6254, now: 5531 }, { isOpen: true }).map(
      ([row]) => row,
    )
    expect(names.join()).not.toContain('Diferença')
  })

  it('R85 name none where nothing was taken for it: what it comes to now is to be paid', () => {
    expect(of({ lines: [line(5054, 4331)], ordered: 6254, now: 5531 }, { paid: null })).toEqual([
      ['Produtos agora: R$\u00a043,31', undefined],
      ['Frete: R$\u00a012,00', undefined],
      ['Total agora: R$\u00a055,31', 'main'],
      ['Antes: R$\u00a062,54', 'quiet'],
    ])
    const open = of({ lines: [line(1000, null)], ordered: 2200, now: null }, { paid: null })
    expect(open.map(([row]) => row)).not.toContain('Diferença: a combinar')
  })

  it('name what is missing from what was paid, whatever was ordered', () => {
    const rows = of({ lines: [line(5054, 4331)], ordered: 6254, now: 5531 }, { paid: 5600 })
    expect(rows).toContainEqual(['Diferença a seu favor: R$\u00a00,69', 'bold'])
  })

  it('are to be agreed where a price was never known', () => {
    expect(of({ lines: [{ ordered: null, now: 500 }], ordered: null, now: 500 })).toEqual([
      ['Total agora: R$\u00a05,00', undefined],
    ])
  })
})

it('R85 what was settled stands where it was owed', () => {
  const mark = { amount: -723, at: '2026-11-28T12:15:00Z' }
  const back = { lines: [line(5054, 4331)], ordered: 6254, now: 5531, mark }
  expect(of(back).slice(-2)).toEqual([
    ['Você pagou: R$\u00a062,54', undefined],
    ['Diferença acertada: R$\u00a07,23', 'bold'],
  ])
  expect(of(back).join()).not.toContain('a seu favor')
  expect(of({ ...back, now: 5431 })).toContainEqual(['Diferença a seu favor: R$\u00a01,00', 'bold'])
})
