import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'

/** Sets up the embedded store for a test file; handlers read the environment once, so call it first. */
export function runOnEmbeddedStore(variables: Readonly<Record<string, string>> = {}): void {
  const folder = mkdtempSync(join(tmpdir(), 'route-'))
  const unset = [
    'STORE_API_URL',
    'STORE_ID',
    'SITE_URL',
    'PORT',
    'REVALIDATE_SECRET',
    'CHECKOUT_ALLOWED_HOSTS',
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
  ]
  for (const name of unset) vi.stubEnv(name, '')
  vi.stubEnv('DATA_DIR', folder)
  // All requests come from one client.
  vi.stubEnv('RATE_LIMIT_SCALE', '100')
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
}

export const siteUrl = 'http://localhost:3000'

let attempts = 0

export function newAttempt(): { 'idempotency-key': string } {
  attempts += 1
  return { 'idempotency-key': `attempt-${String(attempts).padStart(12, '0')}` }
}

export function ownPost(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Resets rate limits: keys share counters by a secret hash, so tests could reject each other's calls. */
export function forgetCounts(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('mercado-local.rate-limiter'))
}
