const shared = globalThis as { [key: symbol]: unknown }
const keyOf = (name: string) => Symbol.for(`mercado-local.${name}`)

/** Creates a value once per process, as Next bundles a module once per entry. */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = keyOf(name)
  shared[key] ??= create()
  return shared[key] as T
}

export function findProcessSingleton<T>(name: string): T | null {
  return (shared[keyOf(name)] as T | undefined) ?? null
}
