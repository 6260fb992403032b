import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pickOf } from '@/lib/desk/browser/testing/sample-picks'
import { unsentPicks } from '../order/picks'
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
  for (const [line, by] of ['ana', 'ana', 'rui'].entries())
    unsentPicks.put({ code: '0123456789ab', pick: pickOf(line), by, at: line + 1, problem: 'waiting' })
  renderAtDesk(<AccountWindow user="ana" onClose={() => undefined} />)
  expect(screen.getByText(/^2 marcações ainda não foram enviadas/)).toBeTruthy()
})
