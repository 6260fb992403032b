import { failure, type Result, success } from '../../domain/result.ts'
import { maximumBodyBytes } from '../maximum-body.ts'

type BodyProblem = { readonly kind: 'too-large' | 'bad-json' }

/** The JSON of a request; stops reading where it is too large. */
export async function readJsonBody(request: Request): Promise<Result<unknown, BodyProblem>> {
  const text = await readText(request)
  if (text === null) return failure({ kind: 'too-large' })
  try {
    return success(JSON.parse(text))
  } catch {
    return failure({ kind: 'bad-json' })
  }
}

/** The body as text, or null as soon as it is longer than allowed. */
async function readText(request: Request): Promise<string | null> {
  const maximum = maximumBodyBytes(new URL(request.url).pathname)
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maximum) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (!request.body) return ''
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > maximum) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
