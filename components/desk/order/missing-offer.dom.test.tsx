import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { deskLineOf } from '@/lib/desk/browser/testing/sample-orders'
import { samplePick } from '@/lib/orders/testing/sample-orders'
import { variantIdOf } from '@/lib/testing/sample-values'
import { deskQueries } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { MissingOffer } from './missing-offer'
import { unsentPicks } from './picks'
import { ReplaceForm } from './replace-form'
import { type ShownLine, untouched } from './shown-order'

const missing: ShownLine = {
  ...deskLineOf({ substitution: 'similar', category: 'Frutas', price: { amount: 590, currency: 'brl' } }),
  ...{ by: 'ana', answer: null, unsent: null, isQuestion: false, isSimilarDue: true, isUnweighed: false },
  pick: { ...samplePick, state: 'missing', at: '2026-11-22T13:32:00.000Z' },
  picked: { ...untouched, state: 'missing' },
}
const caturra: DeskAlternative = {
  ...{ variantId: variantIdOf(7), title: 'Banana-caturra', variantTitle: null, pack: '1 kg', picture: null },
  ...{ price: { amount: 649, currency: 'brl' }, path: '/product/banana-caturra' },
  pieces: 2,
  size: { kind: 'mass', thousandths: 1_000_000, isSame: true, isOfKind: true },
}
const other: DeskAlternative = {
  ...caturra,
  ...{ variantId: variantIdOf(8), title: 'Banana-da-terra', path: '/product/banana-da-terra' },
  pieces: 1,
  size: { kind: 'mass', thousandths: 1_500_000, isSame: false, isOfKind: true },
}

const offer = (line: ShownLine) => (
  <MissingOffer code="0123456789ab" line={line} onReplace={() => undefined} onAsk={() => undefined} />
)

function serve(alternatives: readonly DeskAlternative[]) {
  deskQueries.clear()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/alternatives')) return Response.json({ alternatives })
    throw new TypeError('Failed to fetch')
  })
}

it('offers another size only where none is as much as was ordered, and says so', async () => {
  serve([caturra, other])
  const { unmount } = renderAtDesk(offer(missing))
  expect(await screen.findAllByRole('button', { name: /^Trocar por Banana/ })).toHaveLength(1)
  expect(screen.queryByText(/outro tamanho/)).toBeNull()
  unmount()
  serve([other])
  renderAtDesk(offer(missing))
  expect((await screen.findByRole('button', { name: /^Trocar por Banana-da-terra/ })).textContent).toContain(
    'outro tamanho: 1,5\u00a0kgR$\u00a06,491 × R$\u00a06,49−\u00a0R$\u00a05,31',
  )
})

it('says of no other kind of thing that it is another size, and what the whole line costs more', async () => {
  const size = {
    kind: 'mass',
    thousandths: 500_000,
    isSame: false,
    isOfKind: false,
  } as const
  serve([{ ...other, pieces: 2, title: 'Uva niágara', pack: 'bandeja com 500 g', size }])
  renderAtDesk(offer(missing))
  const button = await screen.findByRole('button', { name: /^Trocar por Uva niágara/ })
  expect(button.textContent).toBe(
    'Trocar por Uva niágarabandeja com 500 gR$\u00a012,982 × R$\u00a06,49+\u00a0R$\u00a01,18',
  )
})

it('keeps what the shopper wished in view, and replaces what is missing by one tap unless nothing may', async () => {
  serve([caturra])
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const { rerender } = renderAtDesk(offer(missing))
  expect(screen.getByText('Oferecer similar')).toBeTruthy()
  expect(screen.getByText('O cliente pediu: trocar por similar, na mesma quantidade')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Trocar por Banana-caturra/ }))
  expect(unsentPicks.list().map(({ pick }) => pick)).toMatchObject([
    {
      state: 'replaced',
      replacement: 'Banana-caturra 1 kg',
      replacementId: caturra.variantId,
      quantity: null,
    },
  ])
  rerender(offer({ ...missing, substitution: 'remove' }))
  expect(screen.getByText('O cliente pediu: retirar')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('folds away what asks for no more, and stands open while something similar is due', () => {
  serve([caturra])
  const isOpen = () => document.querySelector('details')?.open
  const { rerender } = renderAtDesk(offer(missing))
  expect(isOpen()).toBe(true)
  rerender(offer({ ...missing, isSimilarDue: false }))
  expect(isOpen()).toBe(false)
})

it('R84 asks for something else than what the shopper refused, or to mark it missing', async () => {
  serve([caturra, other])
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const picked = {
    ...untouched,
    state: 'replaced',
    replacement: 'Banana-caturra',
    replacementId: caturra.variantId,
  } as const
  renderAtDesk(offer({ ...missing, picked, answer: 'refused', substitution: 'remove' }))
  const advice = 'Tire da sacola: Banana-caturra. Ofereça outro no lugar, ou marque que faltou.'
  expect(screen.getByText(advice)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Trocar por Banana-da-terra/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Trocar por Banana-caturra/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Faltou' }))
  expect(unsentPicks.list().map(({ pick }) => pick)).toMatchObject([{ state: 'missing', replacement: null }])
})

it('searches the catalogue for what may go in its place, and says what all pieces cost', async () => {
  deskQueries.clear()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ alternatives: path.includes('q=') ? [other] : [caturra] })
  })
  renderAtDesk(<ReplaceForm code="0123456789ab" line={missing} onSave={() => undefined} />)
  await screen.findByRole('button', { name: /Banana-caturra/ })
  await userEvent.type(screen.getByLabelText('Buscar no catálogo'), 'da terra')
  const found = await screen.findByRole('button', { name: /Banana-da-terra/ })
  expect(found.textContent).toContain('R$\u00a06,491 × R$\u00a06,49')
  await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }))
  expect(found.textContent).toContain('R$\u00a012,982 × R$\u00a06,49+\u00a0R$\u00a01,18')
  expect(screen.queryByRole('button', { name: /Banana-caturra/ })).toBeNull()
  expect(asked.filter((path) => path.includes('q='))).toEqual([
    '/api/desk/orders/0123456789ab/alternatives?line=0&q=da+terra',
  ])
})

it('leads on where nothing is alike: to what stands in its aisle, and to other words where nothing does', async () => {
  const serveAisle = (found: readonly DeskAlternative[]) => {
    deskQueries.clear()
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({ alternatives: path.includes('aisle=1') ? found : [] }),
    )
  }
  const form = <ReplaceForm code="0123456789ab" line={missing} onSave={() => undefined} />
  const isOpen = () => document.querySelector('details')?.open
  serveAisle([other])
  const { unmount } = renderAtDesk(form)
  expect(await screen.findByRole('button', { name: /Banana-da-terra/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Frutas em estoque' })).toBeTruthy()
  expect(screen.getByText('Nada parecido em estoque.')).toBeTruthy()
  expect(screen.getByText('R$ 11,80 no pedido')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Aumentar/ })).toBeNull()
  expect(isOpen()).toBe(false)
  unmount()
  serveAisle([])
  renderAtDesk(form)
  await expect.poll(isOpen).toBe(true)
})
