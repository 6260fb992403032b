import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLatePart } from './late-part'

it('R29 comes after all when the connection is back, asked for once', async () => {
  let asked = 0
  let isOffline = true
  const load = async () => {
    asked += 1
    if (isOffline) throw new Error('no connection')
    return () => null
  }
  const { result } = renderHook(() => useLatePart(load))
  act(() => result.current.request())
  await expect.poll(() => result.current.hasFailed).toBe(true)
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => result.current.Part).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(asked).toBe(2)
})
