import { failure, type Result, success } from '../domain/result.ts'

type BodyProblem = { readonly kind: 'not-json' | 'too-large' | 'bad-json' | 'foreign-origin' }

/** Bytes; trust S8. */
const maximumBodyBytes = 16 * 1024

/**
 * The JSON of a POST that a page of ours made. Refuses other media types, calls from another site
 * (`Sec-Fetch-Site`, else `Origin`; trust S7), and stops reading at 16 KB.
 */
export async function readJsonBody(request: Request, siteUrl: string): Promise<Result<unknown, BodyProblem>> {
  if (!isOwnPage(request.headers, siteUrl)) return failure({ kind: 'foreign-origin' })
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return failure({ kind: 'not-json' })
  const text = await readText(request)
  if (text === null) return failure({ kind: 'too-large' })
  try {
    return success(JSON.parse(text))
  } catch {
    return failure({ kind: 'bad-json' })
  }
}

function isOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return headers.get('origin') === new URL(siteUrl).origin
}

/** The body as text, or null as soon as it is longer than allowed. */
async function readText(request: Request): Promise<string | null> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maximumBodyBytes) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (!request.body) return ''
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > maximumBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
