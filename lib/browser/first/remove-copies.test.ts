import { expect, it, vi } from 'vitest'
import removeCopies from './remove-copies.ts?script'

function run(serviceWorker: object | undefined, names: readonly string[]) {
  const removed: string[] = []
  const stores = { keys: async () => names, delete: async (name: string) => removed.push(name) }
  const databases = { deleteDatabase: (name: string) => removed.push(name) }
  const script = new Function('navigator', 'caches', 'indexedDB', removeCopies)
  script({ serviceWorker }, stores, databases)
  return removed
}
const worker = () => ({ unregister: vi.fn() })

it('S37 takes every worker away, and what it kept, and nothing else', async () => {
  const workers = [worker(), worker()]
  const registered = { getRegistrations: async () => workers }
  const removed = run(registered, ['loja-paginas', 'another-app', 'loja-fotos'])
  await expect.poll(() => removed).toEqual(['loja-paginas', 'loja-fotos', 'serwist-expiration'])
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce()
})

it('S37 changes nothing where a browser has no workers, or does not give access to them', async () => {
  expect(run(undefined, ['loja-paginas'])).toEqual([])
  const removed = run({ getRegistrations: () => Promise.reject(new Error('SecurityError')) }, [
    'loja-paginas',
  ])
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(removed).toEqual([])
})
