import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { followUnsentPicks } from '../order/picks'
import { renderAtDesk } from '../testing/render-at-desk'
import { AccountWindow } from './account-window'

it.each([
  ['Sair do painel', { all: false }],
  ['Sair em todos os aparelhos', { all: true }],
])('%s ends what it says', async (name, body) => {
  vi.stubGlobal('applyTheme', () => 'system')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body: text }: RequestInit) => {
    sent.push([path, JSON.parse(String(text))])
    return Response.json({})
  })
  const onClose = vi.fn()
  renderAtDesk(<AccountWindow user="ana" onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name, hidden: true }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([['/api/desk/session/end', body]])
})

it('says what of hers is not sent before she leaves, and nothing of others', () => {
  vi.stubGlobal('applyTheme', () => 'system')
  const pick = {
    state: 'picked',
    quantity: null,
    weightGrams: null,
    replacement: null,
    replacementId: null,
    replacementAmount: null,
    seen: null,
  }
  for (const [line, by] of ['ana', 'ana', 'rui'].entries()) {
    const entry = { code: '0123456789ab', pick: { line, ...pick }, by, at: line + 1, problem: 'waiting' }
    window.localStorage.setItem(`desk-unsent/0123456789ab/${line}`, JSON.stringify(entry))
  }
  followUnsentPicks()
  window.dispatchEvent(new StorageEvent('storage', { key: 'desk-unsent/0123456789ab/0' }))
  renderAtDesk(<AccountWindow user="ana" onClose={() => undefined} />)
  expect(screen.getByText(/^2 marcações ainda não foram enviadas/)).toBeTruthy()
})
