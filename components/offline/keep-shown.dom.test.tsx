import { describe, expect, it, vi } from 'vitest'

function stubWorkers(register: () => Promise<unknown>) {
  const messages: unknown[] = []
  const workers = Object.assign(new EventTarget(), {
    controller: null as { postMessage: (message: unknown) => void } | null,
    register: vi.fn(register),
  })
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData: true } })
  const takeOver = () => {
    workers.controller = { postMessage: (message) => messages.push(message) }
    workers.dispatchEvent(new Event('controllerchange'))
  }
  return { workers, messages, takeOver }
}

/** As on a page of its own: what is started once is started anew. */
async function loadKeepShown() {
  vi.resetModules()
  return (await import('./keep-shown')).keepShown
}

describe('keeping what is looked at', () => {
  it('sends the worker the page and what it loaded, once there is one, and every further page', async () => {
    const { workers, messages, takeOver } = stubWorkers(() => Promise.resolve())
    const script = 'https://loja.example/a.js'
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: script } as PerformanceEntry])
    const keepShown = await loadKeepShown()
    keepShown('/store')
    expect(messages).toEqual([])
    takeOver()
    keepShown('/product/uva')
    expect(messages).toEqual([
      { page: '/store', loaded: [script] },
      { page: '/product/uva', loaded: [] },
    ])
    expect(workers.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
  })

  it('changes nothing where a worker cannot start', async () => {
    const { workers } = stubWorkers(() => Promise.reject(new Error('broken')))
    const keepShown = await loadKeepShown()
    keepShown('/store')
    await Promise.allSettled(workers.register.mock.results.map(({ value }) => value))
    expect(workers.register).toHaveBeenCalledOnce()
  })

  it('changes nothing where a browser has no workers', async () => {
    vi.stubGlobal('navigator', {})
    const keepShown = await loadKeepShown()
    expect(() => keepShown('/store')).not.toThrow()
  })
})
