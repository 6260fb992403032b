import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AisleLine, AisleProduct, DeskAisles } from '@/lib/desk/api/aisles'
import { aisleLineOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { deskAislesCopy as copy } from '@/lib/desk/copy/aisles'
import { deskPaperCopy } from '@/lib/desk/copy/paper'
import { type LinePick, plainPick } from '@/lib/domain/fulfillment'
import { samplePick } from '@/lib/orders/testing/sample-orders'
import { deskQueries } from '../desk-queries'
import { unsentPicks } from '../order/picks'
import { readPaperSize, storePaperSize } from '../paper/use-page-size'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { AislesView } from './aisles-view'

const productOf = (title: string, lines: readonly AisleLine[]): AisleProduct => ({
  ...{
    title,
    variantTitle: null,
    nominalGrams: null,
    isSoldByWeight: false,
    pack: null,
    picture: null,
    lines,
  },
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

it('prints which orders it holds and that they are not all, on the paper chosen before', async () => {
  const answer: DeskAisles = {
    aisles: [],
    orderCount: 200,
    pieceCount: 900,
    isCut: true,
    windows: [],
    cities: ['Itajaí'],
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/desk/orders') ? emptyOrderPage : answer),
  )
  storePaperSize('roll')
  renderAtDesk(<AislesView />)
  const cut = await screen.findByText(copy.cut(200))
  expect(cut.closest('[class*="print:hidden"]')).toBeNull()
  expect(cut.closest('.aisles')?.getAttribute('data-size')).toBe('roll')

  fireEvent.click(screen.getByRole('button', { name: copy.filters }))
  fireEvent.change(screen.getByLabelText(copy.day), { target: { value: '22/11/2026' } })
  fireEvent.change(await screen.findByLabelText(copy.city), { target: { value: 'Itajaí' } })
  expect(await screen.findByText('Pedidos de 22/11 · Itajaí')).toBeTruthy()

  fireEvent.click(screen.getByLabelText(deskPaperCopy.sizes.a4))
  expect(readPaperSize()).toBe('a4')
})

it('asks for a day once its year is whole, and prints no list of another day meanwhile', async () => {
  deskQueries.clear()
  const answer: DeskAisles = {
    aisles: [],
    orderCount: 2,
    pieceCount: 9,
    isCut: false,
    windows: [],
    cities: [],
  }
  const asked: string[] = []
  let send: ((answer: Response) => void) | undefined
  vi.stubGlobal('fetch', (path: string) => {
    if (!path.startsWith('/api/desk/aisles')) return Promise.resolve(Response.json(emptyOrderPage))
    asked.push(path.replace(/.*\?/, ''))
    if (path.includes('day=')) return new Promise((resolve) => (send = resolve))
    return Promise.resolve(Response.json(answer))
  })
  renderAtDesk(<AislesView />)
  fireEvent.click(await screen.findByRole('button', { name: copy.filters }))
  const field = screen.getByLabelText<HTMLInputElement>(copy.day)
  const print = () => screen.getByRole<HTMLButtonElement>('button', { name: copy.print })
  for (const value of ['22/11/2', '22/11/20', '22/11/202']) {
    fireEvent.change(field, { target: { value } })
    expect([field.value, print().disabled]).toEqual([value, false])
  }
  expect(asked).toEqual([''])

  fireEvent.change(field, { target: { value: '22/11/2026' } })
  await expect.poll(() => asked).toEqual(['', 'day=2026-11-22'])
  expect([print().disabled, screen.queryByText('Pedidos de 22/11')]).toEqual([true, null])
  send?.(Response.json({ ...answer, orderCount: 1 }))
  expect(await screen.findByText('Pedidos de 22/11')).toBeTruthy()
  expect(print().disabled).toBe(false)

  // What is no day is said to be none, and stays to be put right; without a year it is of this one.
  fireEvent.change(field, { target: { value: '31/02/2026' } })
  fireEvent.blur(field)
  expect([field.value, field.getAttribute('aria-invalid'), asked.length]).toEqual(['31/02/2026', 'true', 2])
  expect(screen.getByText('Digite o dia como 22/11/2026.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '9/3' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe(`09/03/${new Date().getFullYear()}`)
  expect(screen.queryByText('Digite o dia como 22/11/2026.')).toBeNull()
  fireEvent.change(field, { target: { value: '' } })
  await waitFor(() => expect(screen.queryByText('Pedidos de 22/11')).toBeNull())
})

it('says of each line what became of it, and of a product that nothing is left to fetch', async () => {
  deskQueries.clear()
  const line = (number: number, quantity: number, pick: Partial<LinePick>): AisleLine =>
    aisleLineOf({
      ...{ line: number, quantity, substitution: 'similar' },
      pick: { ...plainPick, line: number, state: 'picked', by: 'ana', at: '2026-11-24T18:00:00Z', ...pick },
    })
  const product = (title: string, one: AisleLine) => productOf(title, [one])
  const products = [
    product('Banana', line(0, 1, { state: 'missing' })),
    product('Pão', line(1, 3, { quantity: 2 })),
    product('Picanha', line(2, 1, { weightGrams: 1350 })),
    product('Tomate', line(3, 1, { state: 'replaced', replacement: 'Tomate cereja' })),
  ]
  const answer: DeskAisles = {
    aisles: [{ category: 'Frutas', products }],
    orderCount: 1,
    pieceCount: 6,
    isCut: false,
    windows: [],
    cities: [],
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/desk/orders') ? emptyOrderPage : answer),
  )
  renderAtDesk(<AislesView />)
  const textOf = async (title: string) =>
    (await screen.findByText(new RegExp(`^${title}$`))).closest('li')?.textContent
  expect(await textOf('Banana')).toMatch(
    /Conferido.*Faltou.*O cliente pediu: trocar por similar.*Oferecer similar/,
  )
  expect(await textOf('Pão')).toMatch(/Conferido.*Só 2 de 3/)
  expect(await textOf('Picanha')).toMatch(/Conferido.*Separado · 1,350 kg/)
  // What is in the bag leads.
  expect(await textOf('Tomate')).toMatch(/Conferido.*Tomate cereja.*no lugar de 1×.*Trocado.*Sem resposta/)
  // What is in the bag is ticked below as it is above.
  const ticks = [...document.querySelectorAll('.aisle-lines .tick-box')]
  expect(ticks.map((tick) => tick.getAttribute('data-ticked'))).toEqual(['false', 'true', 'true', 'true'])
})

it('walks to what is still to be fetched first, and moves nothing that is ticked since', async () => {
  deskQueries.clear()
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const picked = { ...samplePick, at: '2026-11-24T18:00:00Z' }
  const fruit = [
    productOf('Banana', [aisleLineOf({ pick: picked })]),
    productOf('Uva', [aisleLineOf({ line: 1 })]),
  ]
  const milk = productOf('Leite', [aisleLineOf({ line: 2, pick: { ...picked, line: 2 } })])
  const answer: DeskAisles = {
    aisles: [
      { category: 'Frutas', products: fruit },
      { category: 'Laticínios', products: [milk] },
    ],
    ...{ orderCount: 1, pieceCount: 6, isCut: false, windows: [], cities: [] },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/picks')) throw new TypeError('Failed to fetch')
    return Response.json(path.startsWith('/api/desk/aisles') ? answer : emptyOrderPage)
  })
  renderAtDesk(<AislesView />)
  const shown = () => [...document.querySelectorAll('h2, .pick-name')].map(({ textContent }) => textContent)
  const walk = ['Frutas', '2× Uva', 'Conferidos', '2× Banana', '2× Leite']
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 × Uva, para 1 pedido' })
  expect(shown()).toEqual(walk)
  fireEvent.click(box)
  await waitFor(() => expect(box.checked).toBe(true))
  expect(shown()).toEqual(walk)
  unsentPicks.clear()
})

it('R53 ticks a product for all orders that need it by one tap, a tick each, and takes back no other', async () => {
  deskQueries.clear()
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const codes = ['aaaaaaaa0001', 'bbbbbbbb0002', 'cccccccc0003']
  const lineOf = (code: string, pick: AisleLine['pick']) => aisleLineOf({ code, pick })
  const weighed = { ...samplePick, weightGrams: 900, at: '2026-11-24T18:00:00Z' }
  const lines = codes.map((code, index) => lineOf(code, index === 2 ? weighed : null))
  const answer: DeskAisles = {
    aisles: [{ category: 'Frutas', products: [productOf('Banana', lines)] }],
    ...{ orderCount: 3, pieceCount: 6, isCut: false, windows: [], cities: [] },
  }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/desk/aisles')) return Response.json(answer)
    if (!path.endsWith('/picks')) return Response.json(emptyOrderPage)
    sent.push([path.split('/')[4], JSON.parse(String(body)).state])
    // No connection: all of it waits on this device, and is shown all the same.
    throw new TypeError('Failed to fetch')
  })
  renderAtDesk(<AislesView />)
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: '6 × Banana, para 3 pedidos' })
  // What was fetched already is not counted.
  expect(all.closest('li')?.textContent).toMatch(/4× Banana.*2 de 6 conferidos/)
  const unsent = () => unsentPicks.list().map(({ code, pick }) => [code, pick.state])
  fireEvent.click(all)
  await waitFor(() => expect(screen.getAllByText(/não enviado/)).toHaveLength(2))
  expect(unsent()).toEqual([
    [codes[0], 'picked'],
    [codes[1], 'picked'],
  ])
  expect([all.checked, sent[0]]).toEqual([true, [codes[0], 'picked']])
  fireEvent.click(all)
  expect(unsent().map(([, state]) => state)).toEqual(['open', 'open'])
  fireEvent.click(screen.getByRole('checkbox', { name: '2 × Banana do pedido AAAA-AAAA-0001' }))
  fireEvent.click(screen.getByRole('button', { name: 'Faltou Banana' }))
  expect(unsent()).toEqual([
    [codes[0], 'picked'],
    [codes[1], 'missing'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer: faltou Banana' }))
  expect(unsent().at(-1)).toEqual([codes[1], 'open'])
  unsentPicks.clear()
})

it('leads to the order, without a box to tick, where its shopper refused what was put in the place', async () => {
  deskQueries.clear()
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const refused = { ...samplePick, state: 'replaced', replacement: 'Maçã', answer: 'refused' } as const
  const answer: DeskAisles = {
    aisles: [
      {
        category: 'Frutas',
        products: [productOf('Banana', [aisleLineOf({ pick: { ...refused, at: '2026-11-24T18:00:00Z' } })])],
      },
    ],
    ...{ orderCount: 1, pieceCount: 2, isCut: false, windows: [], cities: [] },
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/desk/aisles') ? answer : emptyOrderPage),
  )
  renderAtDesk(<AislesView />)
  const link = await screen.findByRole('link', { name: /Resolver no pedido/ })
  expect(link.textContent).toContain('Cliente recusou')
  expect(link.querySelector('input, .tick-box:not(.paper-only)')).toBeNull()
})
