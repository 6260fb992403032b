import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts'

it('a shortcut works with Caps Lock too', () => {
  const run = vi.fn()
  renderHook(() => useShortcuts([{ key: 'j', label: 'Próximo', run }]))
  fireEvent.keyDown(document.body, { key: 'J' })
  expect(run).toHaveBeenCalledOnce()
})
