import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerJson,
  type Fault,
  type FaultServer,
  faults,
  rateLimited,
  startFaultServer,
} from '../adapters/hostinger/testing/fault-server.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import { collectionIdSchema } from '../domain/identifiers.ts'
import { readExtras } from './read-extras.ts'

const id = collectionIdSchema.parse('pcol_01J0000000000000000000000A')
const known = { collections: [{ id, title: 'Frutas', picture: null }], language: 'pt-BR' }
const nothing = { collections: [], language: null }

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterAll(() => server.close())

const api = () => testClient({ baseUrl: server.origin, timeouts: { readMs: 300, checkoutMs: 300 } })

const status = (code: number) => answerJson({ message: 'no' }, code)
const briefFaults: [string, Fault][] = [
  ['500', faults.serverError],
  ['502 as a page', faults.htmlError],
  ['a page with 200', faults.html],
  ['malformed JSON', faults.malformedJson],
  ['half a body', faults.truncated],
  ['a reset', faults.reset],
  ['silence', faults.hang],
  ['429', rateLimited('7')],
  ['400', status(400)],
  ['401', status(401)],
  ['403', status(403)],
]
const absent = [404, 405, 410, 501].map((code): [string, Fault] => [String(code), status(code)])

describe('R25 what a store has besides the calls of the specification', () => {
  it('is read where it is there', async () => {
    server.answerWith((request, response) =>
      (request.url?.endsWith('/collections')
        ? answerJson({ collections: [{ id, title: ' Frutas ' }] })
        : answerJson({ store_owner: { language: 'pt-BR' } }))(request, response),
    )
    expect(await readExtras(api(), null)).toEqual(known)
    expect(await readExtras(api(), nothing)).toEqual(known)
  })

  it.each([...briefFaults, ...absent])(
    'R25 is nothing where nothing was known, after %s',
    async (_title, fault) => {
      server.answerWith(fault)
      expect(await readExtras(api(), null)).toEqual(nothing)
    },
  )

  it.each(briefFaults)('R25 stays as it was known, after %s', async (_title, fault) => {
    server.answerWith(fault)
    expect(await readExtras(api(), known)).toEqual(known)
  })

  it.each(absent)('R25 is nothing once the store says that it has none, with %s', async (_title, fault) => {
    server.answerWith(fault)
    expect(await readExtras(api(), known)).toEqual(nothing)
  })

  it('R25 holds up the first reading for a moment only, and later ones for as long as it takes', async () => {
    const late = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 2000, value))
    const slow = {
      listCollections: () => late({ ok: true, value: known.collections } as const),
      findSettings: () => late({ ok: true, value: { language: 'pt-BR' } } as const),
    }
    const [first, later] = await Promise.all([readExtras(slow, null), readExtras(slow, nothing)])
    expect([first, later]).toEqual([nothing, known])
  })

  it('R25 may come as late as the products do, at the first reading too', async () => {
    const late = <Value>(value: Value, ms: number) =>
      new Promise<Value>((resolve) => setTimeout(resolve, ms, value))
    const slow = {
      listCollections: () => late({ ok: true, value: known.collections } as const, 2000),
      findSettings: () => late({ ok: true, value: { language: 'pt-BR' } } as const, 2000),
    }
    expect(await readExtras(slow, null, late('products', 2600))).toEqual(known)
  })

  it('R25 takes no call away from what is sold, however often it fails', async () => {
    server.answerWith((request, response) =>
      (/\/(collections|settings)$/.test(request.url ?? '')
        ? faults.serverError
        : answerJson({ products: [], count: 0 }))(request, response),
    )
    const client = api()
    for (let turn = 0; turn < 4; turn += 1) await readExtras(client, nothing)
    expect(await client.listProducts({ offset: 0, limit: 1 })).toMatchObject({ ok: true })
  })
})
