import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Part, type PartVersion, partName, readPart, tagOf } from './shown-parts.ts'

/** Seconds; never reached: pages expire by what they show (`shown-parts.ts`). */
const forGood = 31_536_000

const stale = 60

function carry(tag: string): void {
  cacheTag(tag)
  cacheLife({ stale, revalidate: forGood, expire: 2 * forGood })
}

/** Reads a part of the catalogue in a cached render, and expires the page when the answer changes. */
export async function showPart<Parameters extends readonly unknown[], Answer>(
  part: Part<Parameters, Answer>,
  ...parameters: Parameters
): Promise<Answer> {
  const { answer, tag } = await readPart(part, parameters)
  carry(tag)
  return answer
}

export function markShown(
  part: { readonly kind: string },
  parameters: readonly unknown[],
  version: PartVersion,
): void {
  carry(tagOf(partName(part, parameters), version))
}
