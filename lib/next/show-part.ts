import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Part, type PartVersion, partName, readPart, tagOf } from './shown-parts.ts'

/** Seconds. Pages do not age: they are expired by what they showed (`shown-parts.ts`), and this is never reached. */
const forGood = 31_536_000

/** For how long an open tab uses what its router has (seconds). */
const stale = 60

function carry(tag: string): void {
  cacheTag(tag)
  cacheLife({ stale, revalidate: forGood, expire: 2 * forGood })
}

/** In a cached read: gives the answer to a part of the catalogue, and has the page expire once the answer is another one. */
export async function showPart<Parameters extends readonly unknown[], Answer>(
  part: Part<Parameters, Answer>,
  ...parameters: Parameters
): Promise<Answer> {
  const { answer, tag } = await readPart(part, parameters)
  carry(tag)
  return answer
}

/** The same for an answer that is at hand, in this version. */
export function markShown(
  part: { readonly kind: string },
  parameters: readonly unknown[],
  version: PartVersion,
): void {
  carry(tagOf(partName(part, parameters), version))
}
