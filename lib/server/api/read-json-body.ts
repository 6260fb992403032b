import { deskListCall } from '../../domain/desk-paths.ts'
import { publicPaths } from '../../domain/public-paths.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { readBounded } from '../bounded-memory.ts'

type BodyProblem = { readonly kind: 'too-large' | 'bad-json' }

export async function readJsonBody(request: Request): Promise<Result<unknown, BodyProblem>> {
  const text = await readText(request)
  if (text === null) return failure({ kind: 'too-large' })
  try {
    return success(JSON.parse(text, composeText))
  } catch {
    return failure({ kind: 'bad-json' })
  }
}

/** Composes accents that some devices send decomposed; passwords stay unchanged. */
const composeText = (key: string, value: unknown) =>
  typeof value === 'string' && !/password/i.test(key) ? value.normalize('NFC') : value

async function readText(request: Request): Promise<string | null> {
  const maximum = maximumBodyBytes(new URL(request.url).pathname)
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maximum) return null
  const bytes = request.body && (await readBounded(request.body, maximum))
  return request.body ? (bytes?.toString() ?? null) : ''
}

const lists: readonly string[] = [publicPaths.writtenList, deskListCall]

export const isListPath = (path: string): boolean => lists.includes(path)

/** Largest body in bytes (trust S8); written lists may be larger (S64, S65). */
export const maximumBodyBytes = (path: string): number => (isListPath(path) ? 48 : 16) * 1024
