import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { queryClient } from '../browser/query-client.ts'

// Milliseconds; a busy machine takes its time, and waits no longer than it has to.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  queryClient().clear()
})
