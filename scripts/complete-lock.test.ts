import fs from 'node:fs'
import { expect, test } from 'vitest'
import { type LockFile, missingPackages, resolvedPackages } from './complete-lock.ts'

const lock: LockFile = JSON.parse(fs.readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

test('package-lock.json holds the packages of every platform; `node scripts/complete-lock.ts` adds them', () => {
  expect(missingPackages(lock).map(({ name }) => name)).toEqual([])
})

test('package-lock.json names no registry', () => {
  expect(resolvedPackages(lock)).toEqual([])
})

test('an entry is missing where none of the folders that Node.js searches holds it', () => {
  const requester = { version: '1.2.0', optionalDependencies: { '@a/native-darwin-arm64': '1.2.0' } }
  const nested = 'node_modules/b/node_modules/@a/native'
  const missing = [
    { path: 'node_modules/@a/native-darwin-arm64', name: '@a/native-darwin-arm64', version: '1.2.0' },
  ]
  expect(missingPackages({ packages: { [nested]: requester } })).toEqual(missing)
  for (const place of [`${nested}/node_modules`, 'node_modules/b/node_modules', 'node_modules']) {
    const packages = { [nested]: requester, [`${place}/@a/native-darwin-arm64`]: {} }
    expect(missingPackages({ packages })).toEqual([])
  }
})
