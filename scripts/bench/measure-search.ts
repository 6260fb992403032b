import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** Milliseconds. */
export type SearchResult = {
  readonly indexMs: number
  /** While the index was built. */
  readonly worstPauseMs: number
  readonly samples: readonly number[]
}

/** Searches a made-up catalogue in a process of its own. */
export async function measureSearch(products: number): Promise<SearchResult> {
  const script = path.resolve(import.meta.dirname, 'search', 'time-search.ts')
  const child = spawn('node', [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ products }))
  return JSON.parse(await text(child.stdout)) as SearchResult
}
