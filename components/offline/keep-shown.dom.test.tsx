import { describe, expect, it, vi } from 'vitest'

function stubWorkers(register: () => Promise<unknown>) {
  const messages: unknown[] = []
  const workers = Object.assign(new EventTarget(), {
    controller: null as { postMessage: (message: unknown) => void } | null,
    register: vi.fn(register),
  })
  vi.stubGlobal('navigator', { serviceWorker: workers })
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
  it('sends the worker the page once there is one, and every further page; nothing where few bytes are asked for', async () => {
    const { workers, messages, takeOver } = stubWorkers(() => Promise.resolve())
    const keepShown = await loadKeepShown()
    keepShown('/store')
    expect(messages).toEqual([])
    takeOver()
    keepShown('/product/uva')
    expect(messages).toEqual([{ page: '/store' }, { page: '/product/uva' }])
    expect(workers.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
    vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData: true } })
    keepShown('/categorias')
    expect(messages).toHaveLength(2)
  })
})
