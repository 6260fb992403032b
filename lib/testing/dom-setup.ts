import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { presenceCookie } from '../accounts/cookie-jar.ts'
import { queryClient } from '../browser/query-client.ts'

const { asyncWrapper } = getConfig()
// Real one, under fake timers too.
const nextTask = globalThis.setImmediate

configure({
  // Milliseconds, for a busy machine.
  asyncUtilTimeout: 15_000,
  // Lets React's pending effects run first.
  async asyncWrapper(callback) {
    const result = await asyncWrapper(callback)
    await new Promise<void>((resolve) => nextTask(resolve))
    return result
  },
})

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

afterEach(() => {
  cleanup()
  // Restores storage that a test blocked.
  vi.restoreAllMocks()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  window.localStorage.clear()
  window.sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${presenceCookie}=; max-age=0`
  queryClient().clear()
})
