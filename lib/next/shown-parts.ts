import { hash, randomUUID } from 'node:crypto'
import { processSingleton } from '../server/process-singleton.ts'

/** Question with its parameters, such as `listing:WyJmcnV0YXMiLFtdXQ`. */
type PartName = string

/** Equal for equal answers in every process; null: unknown. */
export type PartVersion = string | null

export type Stamp = readonly (readonly [part: PartName, version: string])[]

export type Part<Parameters extends readonly unknown[], Answer> = {
  readonly kind: string
  readonly read: (...parameters: Parameters) => Promise<Answer> | Answer
  readonly versionOf: (answer: Answer) => PartVersion
}

type PartOptions<Answer> = {
  readonly versionOf?: (answer: Answer) => PartVersion
  /** Can change without a catalogue change. */
  readonly movesAlone?: boolean
}

type Versions = {
  /** Version of everything, for tags that are too long. */
  readonly whole: string
  readonly known: Map<PartName, PartVersion>
  readonly pending: Map<PartName, Promise<void>>
}

const noVersions = (): Versions => ({ whole: randomUUID(), known: new Map(), pending: new Map() })

// Shared by Next's bundles, which read the catalogue, and the server in front.
const shared = processSingleton('shown-parts', () => ({
  kinds: new Map<string, (parameters: readonly unknown[]) => Promise<PartVersion>>(),
  restless: new Set<string>(),
  versions: noVersions(),
  /** Time of the last store reading (ms since 1970); null: unknown. */
  confirmedAt: null as number | null,
}))

/** Bound: invented addresses have parts, too. */
const maximumKnown = 100_000

const kindOf = (name: PartName) => name.slice(0, name.indexOf(':'))
const wholeKind = 'whole'
const wholeName = `${wholeKind}:`
const digestOf = (answer: unknown) => hash('sha256', JSON.stringify(answer) ?? '', 'base64url').slice(0, 16)

/** Defines a part by its reader, which only uses memory. Its version digests the answer. */
export function definePart<Parameters extends readonly unknown[], Answer>(
  kind: string,
  read: (...parameters: Parameters) => Promise<Answer> | Answer,
  { versionOf = digestOf, movesAlone = false }: PartOptions<Answer> = {},
): Part<Parameters, Answer> {
  if (movesAlone) shared.restless.add(kind)
  shared.kinds.set(kind, async (parameters) => versionOf(await read(...(parameters as Parameters))))
  return { kind, read, versionOf }
}

/** Invalidates all versions after a changed reading (`readAt`: ISO 8601) or index. */
export function expireVersions(readAt?: string): void {
  shared.versions = noVersions()
  if (readAt !== undefined) shared.confirmedAt = Date.parse(readAt) || 0
}

/** Records an unchanged reading (`readAt`: ISO 8601): only volatile parts may differ. */
export function confirmVersions(readAt: string): void {
  const { known } = shared.versions
  shared.confirmedAt = Date.parse(readAt) || 0
  for (const name of known.keys()) if (shared.restless.has(kindOf(name))) known.delete(name)
}

export const confirmedAt = () => shared.confirmedAt

export function publishVersion(part: PartName, version: PartVersion): void {
  shared.versions.known.set(part, version)
}

/** Longer tags are dropped by Next (`NEXT_CACHE_TAG_MAX_LENGTH`), which joins them with commas. */
export const maximumTag = 256
const tagStart = 'shown'

export function partName({ kind }: { readonly kind: string }, parameters: readonly unknown[]): PartName {
  return `${kind}:${Buffer.from(JSON.stringify(parameters)).toString('base64url')}`
}

export const tagOf = (part: PartName, version: PartVersion) => `${tagStart}:${part}:${version ?? ''}`

export async function readPart<Parameters extends readonly unknown[], Answer>(
  part: Part<Parameters, Answer>,
  parameters: Parameters,
): Promise<{ readonly answer: Answer; readonly tag: string }> {
  const { versions } = shared
  const answer = await part.read(...parameters)
  const name = partName(part, parameters)
  const version = part.versionOf(answer)
  const tag = tagOf(name, version)
  // Parts with a longer name expire with everything.
  if (tag.length > maximumTag) return { answer, tag: tagOf(wholeName, versions.whole) }
  learn(versions, name, version)
  return { answer, tag }
}

function learn({ known }: Versions, name: PartName, version: PartVersion): void {
  if (known.size >= maximumKnown) known.clear()
  if (!known.has(name)) known.set(name, version)
}

export function stampOf(tags: readonly string[]): Stamp {
  return tags.flatMap((tag) => {
    const [start, kind = '', parameters = '', version = ''] = tag.split(':')
    return start === tagStart ? [[`${kind}:${parameters}`, version] as const] : []
  })
}

/**
 * Compares shown versions; null when some are unknown. Independent of clocks, so valid across restarts.
 * Without any knowledge, kept pages count as current.
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

/** Reads unknown versions; false when that fails. */
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
