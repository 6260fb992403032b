import { describe, expect, it } from 'vitest'
import { shopperSums } from './order-money'

const line = (ordered: number | null, now: number | null) => ({ ordered, now })
type Sums = Parameters<typeof shopperSums>[0]

/** `Total agora: R$ 55,31 (main)` for each row of a closed bag, paid as it was ordered. */
const listRows = ({ paid, ...sums }: Pick<Sums, 'lines' | 'ordered' | 'now'> & Partial<Sums>) =>
  shopperSums({
    ...{ mark: null, shipping: 'R$ 12,00', currency: 'brl', isOpen: false },
    ...{ ...sums, paid: paid === undefined ? sums.ordered : paid },
  }).map(
    ({ name, text, weight }) =>
      `${name}: ${text.replaceAll('\u00a0', ' ')}${weight === undefined ? '' : ` (${weight})`}`,
  )
const changed = { lines: [line(5054, 4331)], ordered: 6254, now: 5531 }
const now = ['Produtos agora: R$ 43,31', 'Frete: R$ 12,00', 'Total agora: R$ 55,31 (main)']

describe('the sums of an order that is not as it was ordered', () => {
  it('add up to the lines above them, and to what was paid', () => {
    expect(listRows(changed)).toEqual([
      ...now,
      'Você pagou: R$ 62,54',
      'Diferença a devolver: R$ 7,23 (bold)',
    ])
    // Whatever was ordered.
    expect(listRows({ ...changed, paid: 5600 }).at(-1)).toBe('Diferença a devolver: R$ 0,69 (bold)')
    // While lines are looked for no difference is the last one.
    expect(listRows({ ...changed, isOpen: true }).join()).not.toContain('Diferença')
  })

  it('count what is known while one line is to be agreed, and say that it is left out', () => {
    const lines = [line(1000, 1200), line(450, null), line(2000, 2000)]
    expect(listRows({ lines, ordered: 4650, now: null })).toEqual([
      ...['Produtos agora: R$ 32,00', 'Frete: R$ 12,00', 'Total agora: R$ 44,00 (main)'],
      ...['+ 1 item: a combinar (bold)', 'Você pagou: R$ 46,50', 'Diferença: a combinar'],
    ])
  })

  it('name no amount while none of it is known, and none without the freight that is to be agreed', () => {
    const open = { ordered: 2650, paid: null, now: 0, isOpen: true }
    const sought = [line(1000, null), line(450, null)]
    expect(listRows({ ...open, lines: sought, openText: 'a definir' })).toEqual([
      'Total agora: a definir (main)',
      'Antes: R$ 26,50 (quiet)',
    ])
    const arranged = listRows({ ...open, lines: [line(1000, 900)], shipping: 'a combinar' })
    expect(arranged[2]).toMatch(/^Total agora, sem frete:/)
    expect(listRows({ lines: [line(null, 500)], ordered: null, now: 500 })).toEqual(['Total agora: R$ 5,00'])
  })

  it('are the last ones of what is there, unless something is still to be agreed', () => {
    const there = { ordered: 2200, paid: null, now: 2100, isThere: true, lines: [line(1000, 900)] }
    const last = ['Produtos: R$ 9,00', 'Frete: R$ 12,00', 'Total final: R$ 21,00 (main)']
    expect(listRows(there).slice(0, 3)).toEqual(last)
    expect(listRows({ ...there, shipping: 'a combinar' })[2]).toMatch(/^Total agora, sem frete:/)
    expect(listRows({ ...there, lines: [...there.lines, line(450, null)] })[2]).toMatch(/^Total agora:/)
  })

  it('say that no freight is charged where nothing comes', () => {
    expect(listRows({ lines: [line(1000, 0), line(450, 0)], ordered: 2650, now: 0 })).toEqual([
      ...['Produtos agora: R$ 0,00', 'Frete: não cobrado', 'Total agora: R$ 0,00 (main)'],
      ...['Você pagou: R$ 26,50', 'Diferença a devolver: R$ 26,50 (bold)'],
    ])
  })

  it('R85 name no difference where nothing was taken for it: what it comes to now is to be paid', () => {
    expect(listRows({ ...changed, paid: null })).toEqual([...now, 'Antes: R$ 62,54 (quiet)'])
  })

  it('R85 name what was settled where it was owed', () => {
    const back = { ...changed, mark: { amount: -723, at: '2026-11-28T12:15:00Z' } }
    expect(listRows(back).slice(-2)).toEqual(['Você pagou: R$ 62,54', 'Diferença acertada: R$ 7,23 (bold)'])
    expect(listRows({ ...back, now: 5431 })).toContain('Diferença a devolver: R$ 1,00 (bold)')
  })
})
