import { createLogger } from '../server/logging/create-logger.ts'

type Line = { readonly time: string; readonly level: string; readonly event: string } & Readonly<
  Record<string, unknown>
>

export function recordLog(): { readonly lines: () => Line[]; readonly text: () => string } {
  const written: string[] = []
  const write = (line: string) => void written.push(line)
  const shared = globalThis as { [key: symbol]: unknown }
  shared[Symbol.for('mercado-local.logger')] = createLogger({ output: write, errors: write })
  return {
    lines: () => written.map((line) => JSON.parse(line) as Line),
    text: () => written.join(''),
  }
}
