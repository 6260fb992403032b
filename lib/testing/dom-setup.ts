import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { queryClient } from '../browser/query-client.ts'

// Milliseconds; a busy machine takes its time, and waits no longer than it has to.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  // One window for all tests of a file: a key ends what waits for a second tap (`ignoreSecondTap`).
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  window.localStorage.clear()
  queryClient().clear()
})
