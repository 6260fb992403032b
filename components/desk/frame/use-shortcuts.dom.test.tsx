import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts'

it('a shortcut works with Caps Lock too', () => {
  const run = vi.fn()
  function View() {
    useShortcuts([{ key: 'j', label: 'Próximo', run }])
    return null
  }
  render(<View />)
  fireEvent.keyDown(document.body, { key: 'J' })
  expect(run).toHaveBeenCalledOnce()
})
