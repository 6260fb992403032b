import { afterEach, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

const { waitFor } = vi
// As long as `expect.poll`: a busy machine takes its time.
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options)
