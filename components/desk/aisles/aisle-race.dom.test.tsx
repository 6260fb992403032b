import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskPick } from '@/lib/desk/api/orders'
import {
  aisleLineOf,
  deskLineOf,
  deskOrderOf,
  emptyOrderPage,
} from '@/lib/desk/browser/testing/sample-orders'
import { type LinePick, plainPick } from '@/lib/domain/fulfillment'
import { deskQueries } from '../desk-queries'
import { unsentPicks } from '../order/picks'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { AislesView } from './aisles-view'

/** A server of two orders with a picked banana each, of which every answer is held until the test lets it go. */
function serve(codes: readonly string[]) {
  let clock = Date.parse('2026-11-22T13:32:00.000Z')
  const stamp = () => {
    clock += 1000
    return new Date(clock).toISOString()
  }
  const picks = new Map<string, LinePick>(
    codes.map((code) => [code, { ...plainPick, line: 0, state: 'picked', by: 'ana', at: stamp() }]),
  )
  const held: { readonly kind: 'tick' | 'walk'; readonly go: () => void }[] = []
  const walkNow = (): DeskAisles => {
    const lines = codes.map((code) => aisleLineOf({ code, pick: picks.get(code) ?? null }))
    const facts = { variantTitle: null, nominalGrams: null, isSoldByWeight: false, pack: null, picture: null }
    return {
      aisles: [{ category: 'Frutas', products: [{ ...facts, title: 'Banana', quantity: 4, lines }] }],
      ...{ orderCount: 2, pieceCount: 4, isCut: false, windows: [], cities: [] },
    }
  }
  let isFirst = true
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit) => {
    if (path.startsWith('/api/desk/aisles')) {
      const walk = walkNow()
      if (isFirst) {
        isFirst = false
        return Promise.resolve(Response.json(walk))
      }
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        held.push({ kind: 'walk', go: () => resolve(Response.json(walk)) })
      })
    }
    const code = codes.find((one) => path.includes(`${one}/picks`))
    if (!code) return Promise.resolve(Response.json(emptyOrderPage))
    const { seen, ...asked } = JSON.parse(String(body)) as DeskPick
    const isTaken = picks.get(code)?.at === seen
    if (isTaken) picks.set(code, { ...asked, replacementGrams: null, by: 'ana', at: stamp() })
    const order = deskOrderOf([deskLineOf({ pick: picks.get(code) ?? null })], { code })
    const answer = isTaken ? Response.json(order) : Response.json({ kind: 'desk-conflict' }, { status: 409 })
    return new Promise((resolve) => held.push({ kind: 'tick', go: () => resolve(answer) }))
  })
  return { states: () => [...picks.values()].map(({ state }) => state), held }
}

// Pressed after so many of the answers to what was unticked: two ticks, and the walk that is read anew behind them.
it.each([0, 1, 2, 3])(
  'R53 loses no "Faltou" that is pressed after %i answers to an untick',
  async (answers) => {
    deskQueries.clear()
    deskSession.setState({ phase: 'signed-in', user: 'ana' })
    const { states, held } = serve([`aaaaaaaa000${answers}`, `bbbbbbbb000${answers}`])
    const { unmount } = renderAtDesk(<AislesView />)
    const letOneGo = async () => {
      await waitFor(() => expect(held.length).toBeGreaterThan(0))
      held.shift()?.go()
      await new Promise((resolve) => setTimeout(resolve))
    }
    fireEvent.click(await screen.findByRole('checkbox', { name: '4 × Banana, para 2 pedidos' }))
    for (let count = 0; count < answers; count += 1) await letOneGo()
    fireEvent.click(await screen.findByRole('button', { name: 'Faltou Banana' }))
    expect(screen.getAllByText('Faltou', { selector: '.aisle-wish' })).toHaveLength(2)
    while (unsentPicks.list().length > 0 || held.length > 0) await letOneGo()
    expect(states()).toEqual(['missing', 'missing'])
    expect(screen.getAllByText('Faltou', { selector: '.aisle-wish' })).toHaveLength(2)
    expect(screen.queryByText(/Há uma marcação/)).toBeNull()
    unmount()
  },
)
