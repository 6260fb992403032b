import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { failureCopy } from '../copy/failure.ts'
import { language } from '../copy/language.ts'
import { problemCopy } from '../copy/problems.ts'
import { dataPolicy } from './content-security-policy.ts'
import { problemResponse, problemStatus } from './problem.ts'
import type { ProblemKind } from './problem-kinds.ts'
import { securityHeaders } from './security-headers.ts'

type Refusal = {
  readonly kind: Extract<ProblemKind, 'shop-busy' | 'too-many-requests'>
  readonly retryAfterSeconds: number
  /** Decides between data and a page. */
  readonly path: string
  readonly siteUrl: string
}

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.25rem;color:#17241c;background:#fffdf8}a{color:#114a33}@media(prefers-color-scheme:dark){body{color:#f3f1e9;background:#101612}a{color:#9fd8b4}}'
const styleHash = createHash('sha256').update(style).digest('base64')
const pagePolicy = `${dataPolicy}; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`

/** A quick answer that costs next to nothing: a problem for our own API, a small page without scripts for people. */
export async function sendRefusal(response: ServerResponse, refusal: Refusal): Promise<void> {
  const { kind, retryAfterSeconds, path, siteUrl } = refusal
  for (const { key, value } of securityHeaders(siteUrl)) response.setHeader(key, value)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', String(retryAfterSeconds))
  if (path.startsWith('/api/')) {
    const problem = problemResponse(kind, { requestId: randomUUID(), retryAfterSeconds })
    response.setHeader('content-security-policy', dataPolicy)
    response.setHeader('content-type', problem.headers.get('content-type') ?? '')
    response.statusCode = problem.status
    response.end(await problem.text())
    return
  }
  response.setHeader('content-security-policy', pagePolicy)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.statusCode = problemStatus[kind]
  response.end(refusalPage(kind))
}

function refusalPage(kind: Refusal['kind']): string {
  const { title, detail } = problemCopy[kind]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${detail}</p><p><a href="">${failureCopy.retry}</a></p></main></html>`
}
