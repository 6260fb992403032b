import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DeskWindow } from '@/components/desk/frame/desk-window'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { LatePanel } from './late-part'

let isMended = false
beforeEach(() => {
  isMended = false
})

function Fragile() {
  if (!isMended) throw new Error('"Ana" broke')
  return <p>inteiro</p>
}

function recordFaults(): Record<string, unknown>[] {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Response(null, { status: 204 })
  })
  return sent
}

it('R29 costs itself alone where it throws, is named in the log, and can be opened anew', async () => {
  const sent = recordFaults()
  window.history.replaceState(null, '', '/pedido/segredo')
  const load = async () => Fragile
  const onFailure = vi.fn()
  const shown = (isWanted: boolean) => (
    <>
      <p>a página</p>
      <LatePanel name="frágil" load={load} isWanted={isWanted} onFailure={onFailure} />
    </>
  )
  const { rerender } = render(shown(true))
  await expect.poll(() => onFailure.mock.calls).toEqual([[true]])
  expect(screen.getByText('a página')).toBeTruthy()
  await expect
    .poll(() => sent)
    .toMatchObject([{ part: 'frágil', message: 'Error: "…" broke', page: 'pedido' }])
  expect(sent[0]?.['stack']).toMatch(/Fragile \(.*late-part\.dom\.test\.tsx:\d+:\d+/)
  isMended = true
  rerender(shown(false))
  rerender(shown(true))
  expect(await screen.findByText('inteiro')).toBeTruthy()
})

it.each([
  ['a drawer', PanelSheet],
  ['a window of the desk', DeskWindow],
])('R29 says within %s that what it holds did not open, and draws it anew', async (_, Frame) => {
  recordFaults()
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  const common = {
    title: 'Moldura',
    description: '',
    isOpen: true,
    side: 'center' as const,
    onClose: vi.fn(),
  }
  render(
    <Frame {...common}>
      <Fragile />
    </Frame>,
  )
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/^Esta parte não abriu/)
  expect(screen.getByText('Moldura')).toBeTruthy()
  isMended = true
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente', hidden: true }))
  expect(screen.getByText('inteiro')).toBeTruthy()
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})
