import fs from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore()

const openFiles = '/proc/self/fd'

/** Paths of the documents that this process has open. */
function openDocuments(): string[] {
  return fs.readdirSync(openFiles).flatMap((descriptor) => {
    try {
      const target = fs.readlinkSync(`${openFiles}/${descriptor}`)
      return target.includes('/documents/') ? [target] : []
    } catch {
      return []
    }
  })
}

const ask = (method: string) => GET(new Request(`${siteUrl}/feed.xml`, { method }))

describe('a document over HTTP', () => {
  beforeEach(({ skip }) => skip(!fs.existsSync(openFiles), 'this system has no /proc'))
  it('opens no file for those who ask for its headers alone', async () => {
    const whole = await ask('GET')
    expect(await whole.text()).toContain('<item>')
    for (let turn = 0; turn < 5; turn += 1) {
      // The body of such an answer is not read: what it holds stays open.
      const head = await ask('HEAD')
      expect([head.status, head.headers.get('etag')]).toEqual([200, whole.headers.get('etag')])
    }
    expect(openDocuments()).toEqual([])
  })

  it('closes its file for those who leave', async () => {
    await (await ask('GET')).body?.cancel()
    await expect.poll(openDocuments).toEqual([])
  })
})
