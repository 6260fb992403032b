import { hash, randomUUID } from 'node:crypto'
import { processSingleton } from '../server/process-singleton.ts'

/** A part of the catalogue that pages show: a question with its parameters, as `listing:WyJmcnV0YXMiLFtdXQ`. */
type PartName = string

/** Names what a part says, equal for equal answers, also in another process; null: nothing is known of it. */
export type PartVersion = string | null

/** The parts that a page showed, in the versions it showed. */
export type Stamp = readonly (readonly [part: PartName, version: string])[]

export type Part<Parameters extends readonly unknown[], Answer> = {
  readonly kind: string
  readonly read: (...parameters: Parameters) => Promise<Answer> | Answer
  readonly versionOf: (answer: Answer) => PartVersion
}

type PartOptions<Answer> = {
  /** Names an answer in fewer steps than a digest of it. */
  readonly versionOf?: (answer: Answer) => PartVersion
  /** Says something else at times though the catalogue is the same. */
  readonly movesAlone?: boolean
}

/** The versions of one moment, found as they are asked for. */
type Versions = {
  /** Of all there is, for what has no name of its own. */
  readonly whole: string
  readonly known: Map<PartName, PartVersion>
  readonly pending: Map<PartName, Promise<void>>
}

const noVersions = (): Versions => ({ whole: randomUUID(), known: new Map(), pending: new Map() })

// Next bundles the readers of the catalogue, and the server in front of it looks at what they say.
const shared = processSingleton('shown-parts', () => ({
  kinds: new Map<string, (parameters: readonly unknown[]) => Promise<PartVersion>>(),
  /** The kinds that move alone. */
  restless: new Set<string>(),
  versions: noVersions(),
  /** When the store was last read (ms since 1970); null: nothing is known of it. */
  confirmedAt: null as number | null,
}))

/** Made-up addresses have parts, too. */
const maximumKnown = 100_000

const kindOf = (name: PartName) => name.slice(0, name.indexOf(':'))
const wholeKind = 'whole'
const wholeName = `${wholeKind}:`
const digestOf = (answer: unknown) => hash('sha256', JSON.stringify(answer) ?? '', 'base64url').slice(0, 16)

/** Names a kind of part and how it is read: always anew, from what is in memory. Its version is a digest of the answer. */
export function definePart<Parameters extends readonly unknown[], Answer>(
  kind: string,
  read: (...parameters: Parameters) => Promise<Answer> | Answer,
  { versionOf = digestOf, movesAlone = false }: PartOptions<Answer> = {},
): Part<Parameters, Answer> {
  if (movesAlone) shared.restless.add(kind)
  shared.kinds.set(kind, async (parameters) => versionOf(await read(...(parameters as Parameters))))
  return { kind, read, versionOf }
}

/** Any part may say something else from now on: there is another reading of the store (`readAt`: ISO 8601), or another index. */
export function expireVersions(readAt?: string): void {
  shared.versions = noVersions()
  if (readAt !== undefined) shared.confirmedAt = Date.parse(readAt) || 0
}

/** The store was read and says what it said before (`readAt`: ISO 8601): only what moves alone may say something else. */
export function confirmVersions(readAt: string): void {
  const { known } = shared.versions
  shared.confirmedAt = Date.parse(readAt) || 0
  for (const name of known.keys()) if (shared.restless.has(kindOf(name))) known.delete(name)
}

/** When what pages show was last read in the store (ms since 1970), or null where nothing is known of it. */
export const confirmedAt = () => shared.confirmedAt

/** Says what one part says from now on. */
export function publishVersion(part: PartName, version: PartVersion): void {
  shared.versions.known.set(part, version)
}

/** Next drops a tag that is longer (`NEXT_CACHE_TAG_MAX_LENGTH`), and puts tags behind one another with commas. */
export const maximumTag = 256
const tagStart = 'shown'

export function partName({ kind }: { readonly kind: string }, parameters: readonly unknown[]): PartName {
  return `${kind}:${Buffer.from(JSON.stringify(parameters)).toString('base64url')}`
}

/** The cache tag that carries a part and its version. */
export const tagOf = (part: PartName, version: PartVersion) => `${tagStart}:${part}:${version ?? ''}`

/** The answer to a part, and the tag of a page that shows it. */
export async function readPart<Parameters extends readonly unknown[], Answer>(
  part: Part<Parameters, Answer>,
  parameters: Parameters,
): Promise<{ readonly answer: Answer; readonly tag: string }> {
  const { versions } = shared
  const answer = await part.read(...parameters)
  const name = partName(part, parameters)
  const version = part.versionOf(answer)
  const tag = tagOf(name, version)
  // What has too long a name is expired with everything.
  if (tag.length > maximumTag) return { answer, tag: tagOf(wholeName, versions.whole) }
  learn(versions, name, version)
  return { answer, tag }
}

function learn({ known }: Versions, name: PartName, version: PartVersion): void {
  if (known.size >= maximumKnown) known.clear()
  if (!known.has(name)) known.set(name, version)
}

/** The stamp of a page that carries these tags, with or without others. */
export function stampOf(tags: readonly string[]): Stamp {
  return tags.flatMap((tag) => {
    const [start, kind = '', parameters = '', version = ''] = tag.split(':')
    return start === tagStart ? [[`${kind}:${parameters}`, version] as const] : []
  })
}

/**
 * Whether all that a page showed is as it was; null where that is not known yet. No clock has a say in it, so it holds
 * over restarts. While nothing is known at all, what was kept is the best there is.
 */
export function isCurrent(stamp: Stamp): boolean | null {
  const { versions } = shared
  if (shared.confirmedAt === null) return true
  let isKnown = true
  for (const [name, version] of stamp) {
    const now = name === wholeName ? versions.whole : versions.known.get(name)
    if (now === undefined) isKnown = false
    else if (now !== null && now !== version) return false
  }
  return isKnown || null
}

/** The same where what is not known yet is read. False for what cannot be read now. */
export async function isStillCurrent(stamp: Stamp): Promise<boolean> {
  for (;;) {
    const answer = isCurrent(stamp)
    if (answer !== null) return answer
    const { versions } = shared
    await Promise.all(stamp.map(([name]) => findVersion(versions, name)))
    if (versions === shared.versions && isCurrent(stamp) === null) return false
  }
}

async function findVersion(versions: Versions, name: PartName): Promise<void> {
  const { known, pending } = versions
  const [kind = '', parameters = ''] = name.split(':')
  const read = shared.kinds.get(kind)
  if (name === wholeName || known.has(name) || !read) return
  const reading =
    pending.get(name) ??
    read(JSON.parse(Buffer.from(parameters, 'base64url').toString()))
      .then(
        (version) => learn(versions, name, version),
        () => undefined,
      )
      .finally(() => pending.delete(name))
  pending.set(name, reading)
  await reading
}
