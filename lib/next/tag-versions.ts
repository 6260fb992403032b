import { processSingleton } from '../server/process-singleton.ts'

/** What stands behind each cache tag, as a short name that changes with it. */
export type TagVersions = ReadonlyMap<string, string>

/** The tags of a page and what stood behind them when it was rendered. */
export type Stamp = readonly (readonly [tag: string, version: string])[]

const published = processSingleton('tag-versions', () => ({ versions: new Map() as TagVersions }))

/** Says what a tag stands for from now on; what was rendered from anything else is expired. */
export function publishTagVersion(tag: string, version: string): void {
  published.versions = new Map([...published.versions, [tag, version]])
}

/** The versions of this moment: they stay what they are when others are published. */
export function currentTagVersions(): TagVersions {
  return published.versions
}

/** Begins Next's own tags, one for every level of an address: unused here. */
export const implicitTagPrefix = '_N_T_'
const unknown = ''

/** The stamp of a page that carries these tags and was rendered from these versions. */
export function stampOf(tags: readonly string[], versions: TagVersions): Stamp {
  return tags
    .filter((tag) => tag !== '' && !tag.startsWith(implicitTagPrefix))
    .map((tag) => [tag, versions.get(tag) ?? unknown] as const)
}

/**
 * Whether everything still is as it was. No clock has a say in it, so it holds over restarts and whatever the time of
 * day does. While nothing is known at all, what was kept is the best there is.
 */
export function isCurrent(stamp: Stamp): boolean {
  const now = currentTagVersions()
  return stamp.every(([tag, version]) => (now.get(tag) ?? version) === version)
}

/** The cache tag of everything that shows something of the catalogue. It stands for the catalogue's revision. */
export const catalogTag = 'catalog'

/** What was found by searching: the index follows the catalogue a little later. */
export const searchTag = 'search'
