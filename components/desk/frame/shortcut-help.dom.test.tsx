import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShortcutHelp } from './shortcut-help'
import { useShortcuts } from './use-shortcuts'

const next = vi.fn()
const step = vi.fn()

function View({ isHelpOpen }: { readonly isHelpOpen: boolean }) {
  useShortcuts({ j: next, Enter: step })
  return isHelpOpen && <ShortcutHelp onClose={() => undefined} />
}

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

it('single letters work with Caps Lock too, can be switched off, and on again, and stay so on this device', () => {
  const { rerender } = render(<View isHelpOpen={false} />)
  press('J')
  expect(next).toHaveBeenCalledOnce()
  rerender(<View isHelpOpen />)
  fireEvent.click(screen.getByLabelText('Desligados'))
  expect(window.localStorage.getItem('desk-single-keys')).toBe('off')
  press('Enter')
  expect(step).not.toHaveBeenCalled()
  rerender(<View isHelpOpen={false} />)
  press('j', 'Enter')
  expect(next).toHaveBeenCalledOnce()
  expect(step).toHaveBeenCalledOnce()

  rerender(<View isHelpOpen />)
  fireEvent.click(screen.getByLabelText('Ligados'))
  rerender(<View isHelpOpen={false} />)
  press('j')
  expect(next).toHaveBeenCalledTimes(2)
})
