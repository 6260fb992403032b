import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'

const script = fileURLToPath(new URL('./testing/live-release.ts', import.meta.url))

let directory: string
const running: ChildProcess[] = []
beforeEach(async () => {
  directory = newFolder()
})
afterEach(async () => {
  await Promise.all(
    running.splice(0).map((release) => {
      const ended = once(release, 'exit')
      release.kill()
      return ended
    }),
  )
})

/** A release in a process of its own that has kept a page. */
async function start(name: string): Promise<ChildProcess> {
  const release = fork(script, [directory, name], { execArgv: [] })
  running.push(release)
  await once(release, 'message')
  return release
}

async function hasItsPage(release: ChildProcess): Promise<boolean> {
  const [answer] = (await Promise.all([once(release, 'message'), release.send('?')]))[0]
  return answer === true
}

describe('releases that share DATA_DIR', () => {
  it('R23 keep one another’s pages, however many live at the same time', async () => {
    const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
    const releases: ChildProcess[] = []
    for (const name of names) releases.push(await start(name))
    expect(await Promise.all(releases.map(hasItsPage))).toEqual(names.map(() => true))
  })
})
