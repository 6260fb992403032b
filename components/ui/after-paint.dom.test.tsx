import { describe, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

describe('work behind the next frame', () => {
  it('waits for the frame, and runs once', async () => {
    const work = vi.fn()
    afterPaint(work)
    expect(work).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
    window.dispatchEvent(new Event('pagehide'))
    expect(work).toHaveBeenCalledOnce()
  })

  it('runs at once when the page is left before the frame, and not again', () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    const work = vi.fn()
    afterPaint(work)
    window.dispatchEvent(new Event('pagehide'))
    expect(work).toHaveBeenCalledOnce()
    vi.useFakeTimers()
    for (const frame of frames) frame(0)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(work).toHaveBeenCalledOnce()
  })
})
