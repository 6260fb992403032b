const shared = globalThis as { [key: symbol]: unknown }
const keyOf = (name: string) => Symbol.for(`mercado-local.${name}`)

/**
 * Next bundles a module once per entry (page, route handler, instrumentation), so module state exists
 * several times in one process. What must exist once is kept here, under its name.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = keyOf(name)
  shared[key] ??= create()
  return shared[key] as T
}

/** What was made once under this name, or null before it was made. */
export function findProcessSingleton<T>(name: string): T | null {
  return (shared[keyOf(name)] as T | undefined) ?? null
}
