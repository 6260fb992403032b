import { expect, test } from '@playwright/test'
import { isReached, otherAddresses } from '../../lib/server/testing/reached-at'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { portsOf } from '../support/ports'

// Where the production shop is reached, over plain sockets.
const { shop: port, shopUrl } = portsOf('listening')
const others = otherAddresses()

function start(environment: Readonly<Record<string, string>>): Promise<WatchedServer> {
  return startShop({
    port,
    environment: { RATE_LIMIT_SCALE: '1', ...environment },
    readyPath: '/api/health/live',
  })
}

/** Which of the other addresses of this machine answer. */
async function reached(): Promise<readonly string[]> {
  const answers = await Promise.all(others.map((host) => isReached({ host, port })))
  return others.filter((_, index) => answers[index])
}

test.describe.configure({ mode: 'serial' })

test('S55 behind a proxy it is reached on its own machine alone, and no neighbour claims an address', async () => {
  expect(others).not.toEqual([])
  const shop = await start({ TRUST_PROXY_HOPS: '1' })
  try {
    expect(await reached()).toEqual([])
    expect(await isReached({ host: '127.0.0.1', port })).toBe(true)
    expect(shop.output()).toContain(
      `\nIt listens at 127.0.0.1, port ${port}, which this machine alone reaches;`,
    )
  } finally {
    await shop.stop()
  }
})

test('S55 an address that it does not have, or that is none, stops the start with a sentence', async () => {
  await expect(start({ LISTEN_HOST: '198.51.100.1' })).rejects.toThrow(
    'LISTEN_HOST: this machine has no address 198.51.100.1.',
  )
  await expect(start({ LISTEN_HOST: 'loja' })).rejects.toThrow('LISTEN_HOST: give an IP address')
})

test('S55 R69 without a proxy it is reached at every address, by phones in the same network, and writes JSON but for the sentences of its start', async () => {
  const shop = await start({ TRUST_PROXY_HOPS: '0', FONTCONFIG_PATH: '/nonexistent' })
  try {
    expect(await reached()).toEqual(others)
    expect(shop.output()).toContain(`\nIt listens at every address of this machine, port ${port}.\n`)
    for (const address of ['/', '/store', '/product/banana-prata', '/product/no-such-product']) {
      await (await fetch(`${shopUrl}${address}`)).arrayBuffer()
    }
    const page = await (await fetch(`${shopUrl}/product/banana-prata`)).text()
    const card = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fetch(card)).status).toBe(200)
    await shop.stop()
    const lines = shop.output().trim().split('\n')
    const sentence = /^(Mercado Local is open at|It listens at|On your phone:) /
    const logged = lines.filter((line) => !sentence.test(line))
    const events = logged.map((line) => (JSON.parse(line) as { event: string }).event)
    expect(events).toEqual(expect.arrayContaining(['shop.started', 'shop.ending', 'shop.ended']))
  } finally {
    await shop.stop()
  }
})
