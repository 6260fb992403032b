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
