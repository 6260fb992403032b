export type Platform = {
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

const systems: Readonly<Record<string, string>> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}

const processors = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
])

// The ARM ABIs (gnueabihf, musleabihf, eabi) are published without one.
const cLibraries: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl', linuxmusl: 'musl' }

/**
 * The machine that a package of native code is for, read from its name: `@next/swc-linux-x64-gnu` is for Linux, x64 and
 * glibc. Null where the name says no processor.
 */
export function packagePlatform(name: string): Platform | null {
  const words = name.split(/[-/]/)
  const cpu = words.find((word) => processors.has(word))
  if (cpu === undefined) return null
  const system = words.map((word) => systems[word]).find((word) => word !== undefined)
  const libc = words.map((word) => cLibraries[word]).find((word) => word !== undefined)
  return {
    // A WebAssembly build runs anywhere; the word behind it (`wasi`) is no system that npm knows.
    ...(system && cpu !== 'wasm32' ? { os: [system] } : {}),
    cpu: [cpu],
    ...(libc ? { libc: [libc] } : {}),
  }
}

type LockedPackage = Platform & {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** What this reads of a `package-lock.json` of version 3. */
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> }

export type MissingPackage = {
  /** Where npm would install it. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly isDevelopment: boolean
}

const folder = 'node_modules/'

/** The folders that Node.js searches for what the package at `path` imports, nearest first. */
function searchedFolders(path: string): string[] {
  const parents = path.split(`/${folder}`)
  const nested = parents.map((_, index) => `${parents.slice(0, index + 1).join(`/${folder}`)}/${folder}`)
  return path === '' ? [folder] : [...nested.reverse(), folder]
}

/** Optional packages that a locked package names and the lock does not hold: npm leaves out what its registry lacks. */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([requester, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !searchedFolders(requester).some((place) => `${place}${name}` in packages))
      .map(([name, version]) => ({ path: `${folder}${name}`, name, version, isDevelopment: dev })),
  )
}

/** Paths of packages whose address the lock names: a lock fits any registry only without one. */
export function resolvedPackages({ packages }: LockFile): string[] {
  return Object.keys(packages).filter((path) => packages[path]?.resolved?.startsWith('http'))
}

function lockedPackage({ name, version, isDevelopment }: MissingPackage): LockedPackage {
  const platform = packagePlatform(name)
  if (!platform) throw new Error(`${name}: its name does not say which machine it is for`)
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`${name}: ${version} is not one version`)
  const { os, cpu, libc } = platform
  return {
    version,
    ...(cpu ? { cpu } : {}),
    ...(isDevelopment ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os ? { os } : {}),
  }
}

/**
 * The lock with an entry for every missing package of another platform, in npm's order. Without `integrity`: it is known
 * to a registry alone that holds the package, and npm adds it there.
 */
export function completeLock<Lock extends LockFile>(lock: Lock): Lock {
  const added = missingPackages(lock).map((missing) => [missing.path, lockedPackage(missing)] as const)
  const packages = [...Object.entries(lock.packages), ...added].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  return { ...lock, packages: Object.fromEntries(packages) }
}
