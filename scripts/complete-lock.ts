// npm run complete-lock: restores native packages of other platforms that this registry lacks, from the last
// commit's lock.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

type LockedPackage = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Used part of lockfile version 3. */
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> }

type MissingPackage = {
  readonly path: string
  readonly name: string
  readonly version: string
}

const folder = 'node_modules/'

function searchedFolders(path: string): string[] {
  const parents = path.split(`/${folder}`)
  const nested = parents.map((_, index) => `${parents.slice(0, index + 1).join(`/${folder}`)}/${folder}`)
  return path === '' ? [folder] : [...nested.reverse(), folder]
}

/** Finds packages npm omitted because the registry lacks them. */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([requester, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !searchedFolders(requester).some((place) => `${place}${name}` in packages))
      .map(([name, version]) => ({ path: `${folder}${name}`, name, version })),
  )
}

/** Finds entries with an address, which tie the lock to one registry. */
export function resolvedPackages({ packages }: LockFile): string[] {
  return Object.keys(packages).filter((path) => packages[path]?.resolved?.startsWith('http'))
}

/**
 * Adds missing packages from the earlier lock in npm's order, without `integrity`, which npm adds where the
 * registry has it. Throws without an earlier entry.
 */
function completeLock<Lock extends LockFile>(lock: Lock, before: LockFile): Lock {
  const added = missingPackages(lock).map(({ path, version }) => {
    const known = before.packages[path]
    if (!known) throw new Error(`${path}: the lock before did not have it either; add it by hand`)
    const { integrity: _, ...entry } = known
    return [path, { ...entry, version }] as const
  })
  const packages = [...Object.entries(lock.packages), ...added].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  return { ...lock, packages: Object.fromEntries(packages) }
}

if (import.meta.main) {
  const name = 'package-lock.json'
  const lock: LockFile = JSON.parse(fs.readFileSync(name, 'utf8'))
  const before: LockFile = JSON.parse(
    execFileSync('git', ['show', `HEAD:${name}`], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  )
  fs.writeFileSync(name, `${JSON.stringify(completeLock(lock, before), null, 2)}\n`)
  process.stdout.write(`${name}: ${missingPackages(lock).length} packages of other platforms added.\n`)
}
