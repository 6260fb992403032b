import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShortcutHelp } from './shortcut-help'
import { useShortcuts } from './use-shortcuts'

const next = vi.fn()
const step = vi.fn()

function View() {
  useShortcuts({ j: next, Enter: step })
  return <ShortcutHelp />
}

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

it('single letters work with Caps Lock too, can be switched off, and on again, and stay so on this device', () => {
  render(<View />)
  press('J')
  expect(next).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByText('Atalhos'))
  fireEvent.click(screen.getByLabelText('Desligados'))
  expect(window.localStorage.getItem('desk-single-keys')).toBe('off')
  press('Enter')
  expect(step).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Fechar'))
  press('j', 'Enter')
  expect(next).toHaveBeenCalledOnce()
  expect(step).toHaveBeenCalledOnce()

  fireEvent.click(screen.getByText('Atalhos'))
  fireEvent.click(screen.getByLabelText('Ligados'))
  fireEvent.click(screen.getByLabelText('Fechar'))
  press('j')
  expect(next).toHaveBeenCalledTimes(2)
})
