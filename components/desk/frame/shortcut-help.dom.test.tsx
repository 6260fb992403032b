import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcutHelp } from './shortcut-help'
import { useShortcuts } from './use-shortcuts'

const next = vi.fn()
const step = vi.fn()

function View() {
  const { open, help } = useShortcutHelp()
  useShortcuts([
    { key: 'j', label: 'Próximo', run: next },
    { key: 'Enter', label: 'Abrir', run: step },
  ])
  return (
    <>
      <button type="button" onClick={open}>
        Atalhos
      </button>
      {help}
    </>
  )
}

it('single letters can be switched off, and on again, and stay so on this device', () => {
  render(<View />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.getByText('Próximo')).toBeTruthy()

  fireEvent.click(screen.getByLabelText('Desligados'))
  expect(screen.queryByText('Próximo')).toBeNull()
  expect(screen.getByText('Abrir')).toBeTruthy()
  expect(window.localStorage.getItem('desk-single-keys')).toBe('off')
  fireEvent.click(screen.getByLabelText('Fechar'))

  for (const key of ['j', '?', 'Enter']) fireEvent.keyDown(document.body, { key })
  expect(next).not.toHaveBeenCalled()
  expect(step).toHaveBeenCalledOnce()
  expect(screen.queryByText('Abrir')).toBeNull()

  fireEvent.click(screen.getByText('Atalhos'))
  fireEvent.click(screen.getByLabelText('Ligados'))
  fireEvent.click(screen.getByLabelText('Fechar'))
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(next).toHaveBeenCalledOnce()
})
