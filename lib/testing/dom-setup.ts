import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '../browser/query-client.ts'

const { asyncWrapper } = getConfig()
// The real one, where a test holds the clock.
const nextTask = globalThis.setImmediate

configure({
  // Milliseconds; a busy machine takes its time, and waits no longer than it has to.
  asyncUtilTimeout: 15_000,
  // React runs effects in a task behind the one that drew: what was waited for has had its own.
  async asyncWrapper(callback) {
    const result = await asyncWrapper(callback)
    await new Promise<void>((resolve) => nextTask(resolve))
    return result
  },
})

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  // Storage that a test has shut is emptied too.
  vi.restoreAllMocks()
  // One window for all tests of a file: a key ends what waits for a second tap (`ignoreSecondTap`).
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  window.localStorage.clear()
  window.sessionStorage.clear()
  queryClient().clear()
})
