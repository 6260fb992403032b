import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { deskQueries } from '../desk-queries'
import { AccountWindow } from './account-window'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
  render(
    <QueryClientProvider client={deskQueries}>
      <AccountWindow user="ana" onClose={onClose} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name, hidden: true }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([['/api/desk/session/end', body]])
})
