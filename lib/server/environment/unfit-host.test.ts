import { describe, expect, it } from 'vitest'
import { functionHostSentence, lostOrdersSentence } from './unfit-host.ts'

const place = { databaseUrl: null, dataDirectory: '/data' }

describe('a host that is unfit for the shop', () => {
  it.each(['FLY_APP_NAME', 'RAILWAY_PROJECT_ID', 'RENDER'])(
    'R65 is one with %s, unless the data is on a volume or in a database',
    (name) => {
      const look = (data: Partial<Parameters<typeof lostOrdersSentence>[1]>) =>
        lostOrdersSentence({ [name]: 'shop' }, { ...place, isMounted: () => false, ...data })
      expect(look({})).toMatch(`${name} is set: `)
      expect(look({ isMounted: (folder) => folder === '/data' })).toBeNull()
      expect(look({ databaseUrl: 'postgres://shop@database/shop' })).toBeNull()
    },
  )

  it('R65 has a volume where the folder, or the nearest one that is there, is on another disk', () => {
    const look = (dataDirectory: string) =>
      lostOrdersSentence({ RENDER: 'true' }, { databaseUrl: null, dataDirectory })
    expect([look('/dev/shm'), look('/dev/shm/no-shop/data')]).toEqual([null, null])
    expect(look('/no-volume/of/a/shop')).toMatch('Mount a volume at DATA_DIR (/no-volume/of/a/shop)')
  })

  it('R65 is none where no variable says so', () => {
    expect(lostOrdersSentence({ RENDER: '' }, { ...place, isMounted: () => false })).toBeNull()
    expect([functionHostSentence({}), functionHostSentence({ VERCEL: ' ' })]).toEqual([null, null])
  })
})
