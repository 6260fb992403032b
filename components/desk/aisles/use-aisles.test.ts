import { expect, it } from 'vitest'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import { aisleLineOf, deskLineOf } from '@/lib/desk/browser/testing/sample-orders'
import { pickOf } from '@/lib/desk/browser/testing/sample-picks'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { samplePick } from '@/lib/orders/testing/sample-orders'
import { withPicksOf } from '../order/order-queries'
import { hasDetails, untouched } from '../order/shown-order'
import { partsOfProduct, shownAislePick } from './use-aisles'

const code = '0123456789ab'
const line = aisleLineOf({ code })
const ticked = (by: string, problem: UnsentPick['problem']): UnsentPick => ({
  code,
  pick: pickOf(0),
  by,
  at: 1,
  problem,
})

it('R53 a tick of her own shows at once, and says when it is not sent', () => {
  const shown = (problem: UnsentPick['problem']) => shownAislePick(line, [ticked('ana', problem)], 'ana')
  const picked = ticked('ana', 'sending').pick
  expect(shown('sending')).toMatchObject({ picked, isUnsent: false, isQuestion: false })
  expect(shown('waiting')).toMatchObject({ picked, isUnsent: true, isQuestion: false })
})

it('R53 what was replaced or found in part and is not sent yet is shown whole', () => {
  const own = { ...ticked('ana', 'waiting') }
  const replaced = { ...own, pick: { ...own.pick, state: 'replaced' as const, replacement: 'Uva' } }
  expect(shownAislePick(line, [replaced], 'ana').picked).toMatchObject({
    state: 'replaced',
    replacement: 'Uva',
  })
  const fewer = { ...own, pick: { ...own.pick, quantity: 1 } }
  expect(hasDetails(shownAislePick(line, [fewer], 'ana').picked)).toBe(true)
})

it('R53 a tick of another user, and one that was rejected, is no tick but a question', () => {
  const question = { picked: untouched, isUnsent: false, isQuestion: true }
  expect(shownAislePick(line, [ticked('ana', 'waiting')], 'bia')).toMatchObject(question)
  for (const problem of ['conflict', 'refused'] as const)
    expect(shownAislePick(line, [ticked('ana', problem)], 'ana')).toMatchObject(question)
  expect(shownAislePick({ ...line, line: 1 }, [ticked('ana', 'waiting')], 'bia').isQuestion).toBe(false)
})

it('R53 a tap for all orders leaves out what waits for an answer here', () => {
  const lines = [line, { ...line, line: 1 }]
  expect(partsOfProduct({ lines }, [ticked('bia', 'waiting')], 'ana')).toEqual({
    ...{ left: 4, toFetch: 4, open: [lines[1]], picked: [], missing: [], replacedCount: 0 },
    isSimilarDue: false,
  })
})

it('a tick that was saved stays on the walk until that is read anew', () => {
  const pick = { ...samplePick, at: '2026-11-22T13:32:00.000Z' }
  const other = { ...line, code: 'ba9876543210' }
  const walk: DeskAisles = {
    aisles: [
      {
        category: 'Frutas',
        products: [
          {
            ...{ title: 'Banana', variantTitle: null, nominalGrams: null, isSoldByWeight: false },
            ...{ pack: null, picture: null, quantity: 4, lines: [line, other] },
          },
        ],
      },
    ],
    orderCount: 2,
    pieceCount: 4,
    isCut: false,
    windows: [],
    cities: [],
  }
  const order = { code, lines: [deskLineOf({ pick })] }
  expect(withPicksOf(order, walk).aisles[0]?.products[0]?.lines).toEqual([{ ...line, pick }, other])
})
