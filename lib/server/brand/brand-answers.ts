import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fresh from 'fresh'
import { publicPaths } from '../../domain/public-paths.ts'
import type { FindReadySoon, ReadyAnswer } from '../traffic/answer-ready.ts'
import type { Brand } from './brand.ts'

const freshSeconds = 3600

type Sent = { readonly type: string; readonly bytes: Buffer; readonly isForGood: boolean }

export function brandAnswers(
  brand: Brand | null,
  drawCard: (brand: Brand) => Promise<Buffer>,
): FindReadySoon {
  if (!brand) return () => null
  const hasCard = brand.canopy !== null || brand.logo !== null || brand.hero.picture !== null
  let card: Promise<Buffer | null> | null = null
  const answers = new Map<string, { full: ReadyAnswer; seen: ReadyAnswer; etag: string }>()
  const answerTo = ({ headers }: IncomingMessage, path: string, sent: Sent): ReadyAnswer => {
    const known = answers.get(path) ?? answersOf(sent)
    answers.set(path, known)
    return headers['if-none-match'] !== undefined && fresh(headers, { etag: known.etag })
      ? known.seen
      : known.full
  }
  return (request, { path }) => {
    const file = brand.files.get(path)
    if (file) return answerTo(request, path, file)
    if (path !== publicPaths.defaultShareCard || !hasCard) return null
    card ??= drawCard(brand).catch(() => null)
    return card.then(
      (bytes) => bytes && answerTo(request, path, { type: 'image/jpeg', bytes, isForGood: false }),
    )
  }
}

function answersOf({ type, bytes, isForGood }: Sent) {
  const etag = `"${hash('sha256', bytes).slice(0, 16)}"`
  const kept = isForGood ? 'public, max-age=31536000, immutable' : `public, max-age=${freshSeconds}`
  const policy =
    type === 'image/svg+xml' ? ['Content-Security-Policy', "default-src 'none'; img-src data:"] : []
  const headers = ['Content-Type', type, 'Cache-Control', kept, 'ETag', etag, ...policy]
  const full: ReadyAnswer = {
    status: 200,
    lane: null,
    headers: [...headers, 'Content-Length', String(bytes.length)],
    body: bytes,
  }
  return { full, seen: { ...full, status: 304, headers, body: null } as ReadyAnswer, etag }
}
