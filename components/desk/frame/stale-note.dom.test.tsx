import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogLacks } from '@/lib/desk/api/catalog'
import { deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { AislesView } from '../aisles/aisles-view'
import { CatalogView } from '../catalog/catalog-view'
import { deskQueries } from '../desk-queries'
import { OrderView } from '../order/order-view'
import { tickLine, unsentPicks } from '../order/picks'
import { OrdersView } from '../orders/orders-view'
import { PaperView } from '../paper/paper-view'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { DeskFrame } from './desk-frame'

const order = deskOrderOf()
const { code } = order
const noLacks = Object.fromEntries(catalogLacks.map((lack) => [lack, { count: 0, products: [] }]))
const answers: readonly (readonly [string, object])[] = [
  ['/api/desk/revision', { revision: 'one' }],
  ['/api/desk/aisles', { aisles: [], orderCount: 1, pieceCount: 0, isCut: false, windows: [], cities: [] }],
  ['/api/desk/catalog', { readAt: null, productCount: 0, categoryCount: 0, lacking: noLacks, file: null }],
  [`/api/desk/orders/${code}`, order],
  ['/api/desk/orders', emptyOrderPage],
]

/** Stays open whatever becomes of the network, as streams do for a while. */
class OpenStream {
  static readonly OPEN = 1
  readonly readyState = 1
  close() {}
}

/** Which calls come to what; all others are answered. */
let failing: (path: string) => Promise<Response> | null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T17:32:00.000Z') })
  vi.stubGlobal('EventSource', OpenStream)
  vi.stubGlobal('fetch', async (path: string) => {
    const [, answer] = answers.find(([start]) => path.startsWith(start)) ?? []
    return failing(path) ?? Response.json(answer)
  })
  failing = () => null
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
})
afterEach(() => {
  deskQueries.clear()
})

const show = (view: ReactNode) => renderAtDesk(<DeskFrame storeName="Mercado">{view}</DeskFrame>)
const said = () => document.querySelector('.desk-stale')?.textContent
const tellBrowser = (event: 'online' | 'offline') => act(async () => window.dispatchEvent(new Event(event)))
const later = (time: string) => vi.setSystemTime(Date.parse(`2026-11-22T${time}:00.000-03:00`))
/** Requests all of it again, which ends with the first error. */
const refetchAll = () => act(() => deskQueries.refetchQueries({ type: 'active' }))

describe('what the desk shows', () => {
  it.each([
    ['the list', <OrdersView key="view" />, 'Tudo separado'],
    ['an order', <OrderView key="view" code={code} />, 'Banana'],
    ['the walk', <AislesView key="view" />, 'Filtrar e imprimir'],
    ['a sheet of paper', <PaperView key="view" code={code} />, 'Imprimir'],
    ['the catalogue', <CatalogView key="view" />, 'Ler agora'],
  ])('says without a connection from when it is: %s', async (_name, view, shown) => {
    show(view)
    await screen.findByText(shown)
    expect(said()).toBe('')
    failing = () => Promise.reject(new TypeError('Failed to fetch'))
    later('15:10')
    await tellBrowser('offline')
    await waitFor(() => expect(said()).toBe('Sem conexão. O que você vê é de 14h32.'))
    expect(screen.getByText(said() ?? '').closest('[role="status"]')).not.toBeNull()
    failing = () => null
    await tellBrowser('online')
    await waitFor(() => expect(said()).toBe(''))
  })

  it('says so too while the connection is there and the market does not answer, and by its day once that is over', async () => {
    show(<AislesView />)
    await screen.findByText('Filtrar e imprimir')
    let [status, kind] = [404, 'not-found']
    failing = (path) =>
      path.startsWith('/api/desk/aisles')
        ? Promise.resolve(Response.json({ kind, detail: '' }, { status }))
        : null
    later('15:10')
    await refetchAll()
    await waitFor(() => expect(said()).toBe('Não foi possível atualizar. O que você vê é de 14h32.'))
    ;[status, kind] = [429, 'too-many-requests']
    await refetchAll()
    await waitFor(() =>
      expect(said()).toBe(
        'Muitas perguntas em pouco tempo: em instantes o painel pergunta de novo. O que você vê é de 14h32.',
      ),
    )
    vi.setSystemTime(Date.parse('2026-11-23T15:10:00.000-03:00'))
    await refetchAll()
    await waitFor(() => expect(said()).toMatch(/O que você vê é de dom\., 22\/11, 14h32\.$/))
    failing = () => null
    await refetchAll()
    await waitFor(() => expect(said()).toBe(''))
  })

  it('says how many marks are kept here until the connection is back', async () => {
    const [line] = order.lines
    if (!line) throw new Error('an order has lines')
    show(<AislesView />)
    await screen.findByText('Filtrar e imprimir')
    failing = () => Promise.reject(new TypeError('Failed to fetch'))
    await tellBrowser('offline')
    for (const at of [0, 1]) {
      await act(() => tickLine(code, { ...line, line: at }, { state: 'picked' }))
      const kept = ['1 marcação guardada', '2 marcações guardadas'][at]
      expect(said()).toBe(`Sem conexão. O que você vê é de 14h32. ${kept}, a enviar.`)
    }
    act(unsentPicks.clear)
    expect(said()).toBe('Sem conexão. O que você vê é de 14h32.')
  })

  it('is as the market said last where nothing had changed since', async () => {
    show(<AislesView />)
    await screen.findByText('Filtrar e imprimir')
    later('15:10')
    await tellBrowser('online')
    failing = () => Promise.reject(new TypeError('Failed to fetch'))
    later('15:20')
    await tellBrowser('offline')
    await waitFor(() => expect(said()).toBe('Sem conexão. O que você vê é de 15h10.'))
  })
})
