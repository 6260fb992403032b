import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DeskLine } from '@/lib/desk/api/orders'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { type LinePick, plainPick } from '@/lib/domain/fulfillment'
import { renderAtDesk } from '../testing/render-at-desk'
import { PickList } from './pick-list'
import { shownOrder } from './shown-order'

const at = '2026-11-22T13:32:00.000Z'
const pickOf = (line: number, more: Partial<LinePick>): LinePick => ({
  ...{ ...plainPick, line, state: 'picked', by: 'bia', at },
  ...more,
})
const lineOf = (line: number, title: string, pick: Partial<LinePick> | null, more: Partial<DeskLine> = {}) =>
  deskLineOf({ line, title, category: 'Frutas', pick: pick && pickOf(line, pick), ...more })

const listOf = (lines: readonly DeskLine[]) => (
  <PickList
    order={shownOrder(deskOrderOf(lines, { state: 'arrived', fulfillment: 'picking' }), [], 'ana')}
    onStep={() => undefined}
    onMenu={() => undefined}
    onReplace={() => undefined}
    onAsk={() => undefined}
  />
)

/** The titles below each heading. */
const shown = () =>
  screen.getAllByRole('region').map((region) => [
    region.getAttribute('aria-label'),
    ...within(region)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('.pick-name')?.textContent?.replace(/^\d×\s*/, '')),
  ])

it('begins with what is still to be done, and moves nothing that is ticked since', () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...emptyOrderPage, alternatives: [] }))
  const replaced = { state: 'replaced', replacement: 'Pera', answer: 'refused' } as const
  const lines = (uva: Partial<LinePick> | null) => [
    lineOf(0, 'Banana', {}),
    lineOf(1, 'Uva', uva),
    lineOf(2, 'Manga', { state: 'missing' }, { substitution: 'similar' }),
    lineOf(3, 'Caqui', { state: 'missing' }, { substitution: 'remove' }),
    lineOf(4, 'Figo', replaced),
  ]
  const { rerender, unmount } = renderAtDesk(listOf(lines(null)))
  const before = [
    ['Frutas', 'Uva', 'Manga', 'Figo'],
    ['Conferidos', 'Banana', 'Caqui'],
  ]
  expect(shown()).toEqual(before)
  rerender(listOf(lines({})))
  expect(shown()).toEqual(before)
  expect(screen.getByRole('checkbox', { name: /Uva/ })).toHaveProperty('checked', true)
  unmount()
  renderAtDesk(listOf(lines({})))
  expect(shown()).toEqual([
    ['Frutas', 'Manga', 'Figo'],
    ['Conferidos', 'Banana', 'Uva', 'Caqui'],
  ])
})

it('keeps the aisles of an order in which all is done with', () => {
  renderAtDesk(listOf([lineOf(0, 'Banana', {}), lineOf(1, 'Leite', {}, { category: 'Laticínios' })]))
  expect(shown()).toEqual([
    ['Frutas', 'Banana'],
    ['Laticínios', 'Leite'],
  ])
})

it('says of what is sold by weight and was ticked without one that it has none, and keeps it among what is open', () => {
  const sold = { isSoldByWeight: true, nominalGrams: 1200 }
  renderAtDesk(
    listOf([
      lineOf(0, 'Picanha', {}, sold),
      lineOf(1, 'Abacaxi', { weightGrams: 1300 }, sold),
      lineOf(2, 'Leite', {}),
    ]),
  )
  expect(shown()).toEqual([
    ['Frutas', 'Picanha'],
    ['Conferidos', 'Abacaxi', 'Leite'],
  ])
  expect(screen.getByText('Sem peso').closest('li')?.textContent).toMatch(
    /Picanha.*Separado por bia Sem peso/,
  )
})
