import type { DatabaseFault } from './fault.ts'

/** By SQLSTATE or its class, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const faultsOfServer: Readonly<Record<string, DatabaseFault>> = {
  '08': 'unreachable',
  '25006': 'read-only',
  '28': 'no-access',
  '3D000': 'no-access',
  '42501': 'no-access',
  '53100': 'full',
  '53': 'unreachable',
  '55P03': 'locked',
  '57014': 'locked',
  '57P': 'unreachable',
  '58': 'disk',
  XX001: 'damaged',
  XX002: 'damaged',
}

/** The driver's own complaints carry no code. */
const connectionTrouble =
  /^(Connection terminated|timeout expired|timeout exceeded|Client has encountered|Query read timeout|Cannot use a pool)/

const codesOfSystem =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOENT|(CERT|ERR_TLS|UNABLE|SELF_SIGNED|DEPTH_ZERO).*)$/

/** What is the matter with a Postgres database; null for an error that is not the database's. */
export function postgresFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { readonly code?: string }
  if (error instanceof AggregateError) return 'unreachable'
  if (code === undefined) return connectionTrouble.test(error.message) ? 'unreachable' : null
  if (codesOfSystem.test(code)) return 'unreachable'
  return faultsOfServer[code] ?? faultsOfServer[code.slice(0, 3)] ?? faultsOfServer[code.slice(0, 2)] ?? null
}
