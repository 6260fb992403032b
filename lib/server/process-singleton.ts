/**
 * Next bundles a module once per entry (page, route handler, instrumentation), so module state exists
 * several times in one process. What must exist once is kept here, under its name.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`mercado-local.${name}`)
  shared[key] ??= create()
  return shared[key] as T
}
