import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import { createDatabase } from '../database/testing/create-database.ts'
import { openReleaseFiles, type ReleaseFiles } from './release-files.ts'

const folder = newFolder()
let open: ReleaseFiles[] = []

afterEach(async () => {
  await Promise.all(open.map((files) => files.close()))
  open = []
})

let places = 0
function newPlace(): string {
  places += 1
  return path.join(folder, `place-${places}`)
}

/** A build with one script of this name. */
function buildWith(name: string): string {
  const build = newPlace()
  fs.mkdirSync(path.join(build, 'chunks'), { recursive: true })
  fs.writeFileSync(path.join(build, 'chunks', name), `script of ${name}`)
  fs.writeFileSync(path.join(build, 'chunks', 'font.woff2'), 'a font')
  return build
}

type Options = Parameters<typeof openReleaseFiles>[0]

async function openRelease(options: Pick<Options, 'build'> & Partial<Options>) {
  const files = openReleaseFiles({ directory: newPlace(), databaseUrl: null, ...options })
  open.push(files)
  await files.kept
  return files
}

const contentOf = (directory: string, name: string) => fs.readFileSync(path.join(directory, name), 'utf8')

describe('the scripts of a release', () => {
  it('R31 are found by the next release on the same disk', async () => {
    const directory = newPlace()
    const build = buildWith('old.js')
    await openRelease({ build, directory })
    fs.rmSync(build, { recursive: true })
    const next = await openRelease({ build: buildWith('new.js'), directory })
    expect(await next.fetch('chunks/old.js')).toBe(true)
    expect(contentOf(directory, 'chunks/old.js')).toBe('script of old.js')
    // Its own are served from the build.
    expect(await next.fetch('chunks/new.js')).toBe(false)
  })

  it('R31 are found by replicas of the release before and of the next one, each with a disk of its own', async () => {
    const database = await openTcpProxy(await createDatabase())
    const databaseUrl = database.url
    const [here, there] = [newPlace(), newPlace()]
    const old = await openRelease({ build: buildWith('old.js'), directory: here, databaseUrl })
    const next = await openRelease({ build: buildWith('new.js'), directory: there, databaseUrl })
    expect([await old.fetch('chunks/new.js'), await next.fetch('chunks/old.js')]).toEqual([true, true])
    expect(contentOf(here, 'chunks/new.js')).toBe('script of new.js')
    expect(contentOf(there, 'chunks/old.js')).toBe('script of old.js')
    await database.stop()
    expect([await old.fetch('chunks/new.js'), await old.fetch('chunks/other.js')]).toEqual([true, false])
  })

  it('R31 are kept beside those of another build, each under its own names', async () => {
    const databaseUrl = await createDatabase()
    const desk = (name: string) => ({ folder: 'desk', build: path.join(buildWith(name), 'chunks') })
    const directory = newPlace()
    const old = { build: buildWith('old.js'), other: desk('old-view.js') }
    await openRelease({ ...old, directory, databaseUrl })
    const next = { build: buildWith('new.js'), other: desk('new-view.js') }
    const here = await openRelease({ ...next, directory, databaseUrl })
    const elsewhere = newPlace()
    const there = await openRelease({ ...next, directory: elsewhere, databaseUrl })
    for (const files of [here, there]) {
      expect(await files.fetch('desk/old-view.js')).toBe(true)
      expect(await files.fetch('desk/new-view.js')).toBe(false)
      for (const name of ['chunks/old-view.js', 'desk/old.js', 'desk/../chunks/old.js'])
        expect([name, await files.fetch(name)]).toEqual([name, false])
    }
    expect(contentOf(elsewhere, 'desk/old-view.js')).toBe('script of old-view.js')
  })

  it('are nothing else: no name leads out of the folder', async () => {
    const directory = newPlace()
    const files = await openRelease({ build: buildWith('a.js'), directory })
    fs.writeFileSync(path.join(folder, 'secret.js'), 'secret')
    for (const name of [
      ...['../secret.js', 'chunks/../../secret.js', '/etc/passwd', 'chunks/nada.js', '', 'a.js'],
    ]) {
      expect([name, await files.fetch(name)]).toEqual([name, false])
    }
  })

  it('give way when there are too many, the oldest first', async () => {
    const directory = newPlace()
    await openRelease({ build: buildWith('oldest.js'), directory })
    const past = new Date(Date.now() - 3_600_000)
    fs.utimesSync(path.join(directory, 'chunks', 'oldest.js'), past, past)
    const last = await openRelease({ build: buildWith('last.js'), directory, maximumBytes: 20 })
    expect(await last.fetch('chunks/oldest.js')).toBe(false)
    expect(contentOf(directory, 'chunks/last.js')).toBe('script of last.js')
  })

  it('R23 cost themselves alone where the disk takes nothing', async () => {
    const directory = newPlace()
    fs.writeFileSync(directory, 'a file')
    const files = await openRelease({ build: buildWith('a.js'), directory })
    expect(await files.fetch('chunks/b.js')).toBe(false)
  })
})
