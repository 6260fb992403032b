import { expect, it, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

/** A page whose stream is open, before a server that answers until it is out of reach. */
function openPage() {
  const network = { isThere: true }
  const page = new EventTarget()
  const fetch = async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch')
    return Response.json({ revision: '1' })
  }
  class EventSource {
    static OPEN = 1
    readyState = EventSource.OPEN
    close() {}
  }
  const browser = { onLine: true }
  vi.stubGlobal('window', Object.assign(page, { fetch }))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('EventSource', EventSource)
  return { network, browser, page }
}

it('asks on where the browser says it is offline, though an answer that was under way still came', async () => {
  vi.useFakeTimers()
  const { network, browser, page } = openPage()
  const [onHeard, onLost] = [vi.fn(), vi.fn()]
  const stop = followChanges({ onChange: vi.fn(), onHeard, onLost })
  browser.onLine = false
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect([onHeard.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 0])
  network.isThere = false
  // The stream says nothing of it: it stays open for long after its connection has gone.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onLost).toHaveBeenCalledOnce()
  stop()
})

it('asks once a minute while the stream is open, to know that it is alive', async () => {
  vi.useFakeTimers()
  openPage()
  const onHeard = vi.fn()
  const stop = followChanges({ onChange: vi.fn(), onHeard, onLost: vi.fn() })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onHeard).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(onHeard).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(onHeard).toHaveBeenCalledTimes(2)
  stop()
})
