import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { queryClient } from '../browser/query-client.ts'

// Milliseconds; a busy machine takes its time, and waits no longer than it has to.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  queryClient().clear()
})
