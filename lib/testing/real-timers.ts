import { afterEach, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())
