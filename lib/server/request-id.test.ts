import { describe, expect, it } from 'vitest'
import { openTestServers } from '../testing/test-servers.ts'
import { currentRequestId, requestIdHeader } from './request-context.ts'

const { open } = openTestServers()
const given = '0123456789abcdef0123456789abcdef'
const made = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The id that an answer bears, and the one that is known behind the server. */
async function idsOf(origin: string, id: string, path = '/api/stock/x') {
  const response = await fetch(`${origin}${path}`, { headers: { [requestIdHeader]: id } })
  return { answered: response.headers.get(requestIdHeader), known: await response.text() }
}

describe('the id of a request', () => {
  const shop = (trustedHops: number) =>
    open({
      trustedHops,
      handle: async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        response.end(request.headers[requestIdHeader] === undefined ? currentRequestId() : 'passed on')
      },
    })

  it('S28 is that of the operator’s proxy, and known wherever the request leads', async () => {
    expect(await idsOf(await shop(1), given)).toEqual({ answered: given, known: given })
  })

  it('S28 is our own where a client chose one, or a proxy an odd one', async () => {
    const direct = await idsOf(await shop(0), given)
    expect(direct.answered).toMatch(made)
    expect(direct.known).toBe(direct.answered)
    const behind = await shop(1)
    for (const id of ['short', `${given}${given}x`, 'with space and more', 'ana@exemplo.com.br']) {
      expect((await idsOf(behind, id)).answered).toMatch(made)
    }
  })

  it('is on refusals too, and not on pages, which a cache may keep', async () => {
    const origin = await shop(1)
    expect((await idsOf(origin, given, '/product/%zz')).answered).toBe(given)
    expect((await idsOf(origin, given, '/store')).answered).toBeNull()
  })
})
