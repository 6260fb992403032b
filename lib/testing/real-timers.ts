import { afterEach, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

const { waitFor } = vi
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options)
