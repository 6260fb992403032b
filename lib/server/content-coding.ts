import Negotiator from 'negotiator'
import { memoize } from './bounded-memory.ts'

export type Coding = 'br' | 'gzip' | 'identity'

const offered: readonly Coding[] = ['br', 'gzip', 'identity']
const preferred: readonly Coding[] = ['br', 'gzip']

type Encodings = {
  readonly encodings: (
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ) => string[]
}

const negotiate = memoize((acceptEncoding): readonly Coding[] => {
  const negotiator: Encodings = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  return negotiator.encodings(offered, { preferred }) as Coding[]
}, 100)

/** Lists the client's codings, best first (RFC 9110, section 12.5.3, with weights). */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  // Without the header anything goes; identity is always readable.
  return acceptEncoding === undefined || acceptEncoding === '' ? ['identity'] : negotiate(acceptEncoding)
}
