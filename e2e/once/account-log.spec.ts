import { accountJourneys } from '../support/account-journeys'
import { runAccountShop } from '../support/accounts'
import { expect, test } from '../support/test'

const client = '203.0.113.77'

test.describe('the log of a shop with accounts', () => {
  const shop = runAccountShop('account-log', { TRUST_PROXY_HOPS: '1' })
  const { secrets, journeys } = accountJourneys(shop, client)

  test('S14 the whole log of the journeys of accounts holds nothing of what was typed, sent or kept', async () => {
    test.setTimeout(120_000)
    const begun = shop.output().length
    for (const journey of journeys) await journey()
    const log = shop.output().slice(begun)
    // It is the log, and the journeys went where they should.
    for (const event of ['auth.refused', 'auth.unreadable', 'auth.mail-refused']) {
      expect(log).toContain(`"event":"${event}"`)
    }
    for (const kind of [
      'wrong-credentials',
      'link-expired',
      'session-ended',
      'auth-unavailable',
      'account-blocked',
    ]) {
      expect(log).toContain(`"kind":"${kind}"`)
    }
    expect(secrets.foundIn(log)).toEqual([])
    // Neither anything that looks like it: an address, a token, a key, a stack trace.
    expect(log).not.toContain(client)
    expect(
      log.match(/.*(?:@exemplo|%40exemplo|eyJ[\w-]{8}|sb_(?:secret|publishable)|refresh_token=|code=).*/g),
    ).toBeNull()
    expect(log.match(/^.*(?:\n\s+at |\\n\s+at |Error: ).*/gm)).toBeNull()
    // Every line is one of ours.
    const foreign = log
      .split('\n')
      .filter((line) => line !== '' && !/^\{"level":"(?:info|warn)","time":"/.test(line))
    expect(foreign).toEqual([])
  })
})
