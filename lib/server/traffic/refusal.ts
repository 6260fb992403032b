import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ProblemKind } from '../../api/problem-kinds.ts'
import { fileSentence, rowSentence, unusableFileCopy } from '../../copy/catalog-file.ts'
import { failureCopy } from '../../copy/failure.ts'
import { language } from '../../copy/language.ts'
import { problemCopy } from '../../copy/problems.ts'
import { serverRefusalCopy } from '../../copy/without-scripts.ts'
import type { FileReport } from '../../domain/catalog-file.ts'
import { escapeHtml } from '../../domain/text.ts'
import { problemResponse, problemStatus } from '../api/problem.ts'
import { dataPolicy } from '../content-security-policy.ts'
import { currentRequestId, requestIdHeader } from '../request-context.ts'

type Refusal = {
  readonly kind: Extract<ProblemKind, 'shop-busy' | 'too-many-requests' | 'too-large' | 'list-too-large'>
  readonly retryAfterSeconds: number | null
  readonly path: string
}

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.25rem;color:#17241c;background:#fffdf8}a{color:#114a33}@media(prefers-color-scheme:dark){body{color:#f3f1e9;background:#101612}a{color:#9fd8b4}}'
export const refusalStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
export const pagePolicy = `${dataPolicy}; style-src ${refusalStyle}; base-uri 'none'; form-action 'none'`

/** Sends a cheap refusal: a problem for API calls, a small page without scripts for people. */
export async function sendRefusal(response: ServerResponse, refusal: Refusal): Promise<void> {
  const { kind, retryAfterSeconds, path } = refusal
  if (retryAfterSeconds !== null) response.setHeader('retry-after', String(retryAfterSeconds))
  if (path.startsWith('/api/')) {
    const problem = problemResponse(kind, {
      requestId: currentRequestId() ?? randomUUID(),
      retryAfterSeconds,
    })
    const type = problem.headers.get('content-type') ?? ''
    return send(response, { status: problem.status, policy: dataPolicy, type, text: await problem.text() })
  }
  const type = 'text/html; charset=utf-8'
  send(response, { status: problemStatus[kind], policy: pagePolicy, type, text: refusalPage(kind) })
}

export function sendPlain(response: ServerResponse, status: keyof typeof serverRefusalCopy): void {
  send(response, {
    status,
    policy: dataPolicy,
    type: 'text/plain; charset=utf-8',
    text: serverRefusalCopy[status],
  })
}

type Answer = {
  readonly status: number
  readonly policy: string
  readonly type: string
  readonly text: string
}

function send(response: ServerResponse, { status, policy, type, text }: Answer): void {
  const requestId = currentRequestId()
  response.writeHead(status, {
    ...(requestId === null ? {} : { [requestIdHeader]: requestId }),
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** Turns a refusal into a page for a top-level navigation. `serve.ts` sends its policy. */
export function toRefusalPage({ status, headers }: Response, kind: ProblemKind): Response {
  const shown = new Headers(headers)
  shown.set('content-type', 'text/html; charset=utf-8')
  return new Response(refusalPage(kind), { status, headers: shown })
}

export function refusalPage(kind: ProblemKind): string {
  const { title, detail } = problemCopy[kind]
  return noticePage(title, [detail])
}

function noticePage(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}<p><a href="">${failureCopy.retry}</a></p></main></html>`
}

const lookSeconds = 5
const toldRows = 20

export function sendUnusableFile(response: ServerResponse, { file, fault, rows }: FileReport): void {
  const { title, opensSoon } = unusableFileCopy
  const said = fault === null ? [] : [`${file}: ${fileSentence(fault)}`]
  const paragraphs = [...said, ...rows.slice(0, toldRows).map(rowSentence), opensSoon]
  response.setHeader('retry-after', String(lookSeconds))
  const type = 'text/html; charset=utf-8'
  send(response, { status: 503, policy: pagePolicy, type, text: noticePage(title, paragraphs) })
}
