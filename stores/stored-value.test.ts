import { describe, expect, it } from 'vitest'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

const key = 'numbers'

const openNumbers = (storage: StorageAccess) =>
  openStoredList<number>({
    storage,
    key,
    file: { name: 'numbers', version: 2 },
    read: (value) => (typeof value === 'number' ? value : null),
  })

describe('R14 a stored value', () => {
  it('is what was written last, in whatever tab, and no entry where there is nothing to store', () => {
    const device = memoryStorage()
    const storage = () => device
    expect(openNumbers(storage).read()).toEqual([])
    expect(openNumbers(storage).write([1, 2])).toBe(true)
    expect(openNumbers(storage).read()).toEqual([1, 2])
    openNumbers(storage).write([])
    expect(device.getItem(key)).toBeNull()
  })

  it.each(['', '{', 'null', '7', '{"numbers":null}', '{"numbers":["x"]}'])('is empty for %s', (text) => {
    const device = memoryStorage({ [key]: text })
    expect(openNumbers(() => device).read()).toEqual([])
  })

  it('lives in memory where storage is shut, and everybody who reads it finds the same', () => {
    const storage = () => shutStorage()
    expect(openNumbers(storage).write([3])).toBe(false)
    expect(openNumbers(storage).read()).toEqual([3])
    expect(openNumbers(() => shutStorage()).read()).toEqual([])
  })

  it('is newer in memory than what a full storage still holds, until that takes something again', () => {
    const device = memoryStorage()
    let isFull = false
    const storage = () => ({
      ...device,
      setItem(name: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        device.setItem(name, text)
      },
    })
    const numbers = openNumbers(storage)
    numbers.write([1])
    isFull = true
    expect([numbers.write([1, 2]), numbers.read()]).toEqual([false, [1, 2]])
    isFull = false
    expect([numbers.write([5]), numbers.read()]).toEqual([true, [5]])
    device.setItem(key, '{"version":2,"numbers":[6]}')
    expect(numbers.read()).toEqual([6])
  })

  it.each(['{"version":3,"numbers":[9]}', '{"of":"b","version":10}'])(
    'of a newer shop, %s, is left as it is',
    (newer) => {
      const device = memoryStorage()
      const numbers = openNumbers(() => device)
      numbers.write([1])
      device.setItem(key, newer)
      expect(numbers.read()).toEqual([1])
      expect([numbers.write([1, 2]), numbers.read(), device.getItem(key)]).toEqual([false, [1, 2], newer])
    },
  )
})
