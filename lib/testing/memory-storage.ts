export function memoryStorage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** Simulates blocked storage: every use throws. */
export function shutStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
