import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callShop, readShop } from './call-shop.ts'

type Asked = { readonly path: unknown; readonly init: RequestInit | undefined }

function answering(answer: () => Response) {
  const asked: Asked[] = []
  const fetch = async (path: unknown, init?: RequestInit) => {
    asked.push({ path, init })
    return answer()
  }
  return { asked, fetch }
}

describe('callShop', () => {
  it('gets without a body, posts JSON with one, and gives status and content', async () => {
    const { asked, fetch } = answering(() => Response.json({ kind: 'x' }, { status: 422 }))
    const { ok, status, content } = await callShop('/api/a', { fetch })
    expect([ok, status, content]).toEqual([false, 422, { kind: 'x' }])
    await callShop('/api/b', { fetch, body: { a: 1 }, headers: { 'idempotency-key': 'k' } })
    expect(asked.map(({ path, init }) => [path, init?.method, init?.body])).toEqual([
      ['/api/a', undefined, undefined],
      ['/api/b', 'POST', '{"a":1}'],
    ])
    expect(Object.fromEntries(new Headers(asked[1]?.init?.headers))).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
  })

  it.each(['<html>', '{"cut":', ''])('throws for %j, which is no JSON', async (body) => {
    await expect(
      callShop(
        '/api/a',
        answering(() => new Response(body)),
      ),
    ).rejects.toThrow()
  })
})

describe('readShop', () => {
  const schema = z.object({ a: z.int() })

  it('gives what a good answer holds and throws for every other', async () => {
    const good = answering(() => Response.json({ a: 1, b: 2 }))
    expect(await readShop('/api/a', { ...good, schema })).toEqual({ a: 1 })
    const busy = answering(() => Response.json({ kind: 'busy' }, { status: 503 }))
    await expect(readShop('/api/a', { ...busy, schema })).rejects.toThrow('/api/a answered 503')
  })

  it.each([null, 7, 'x', [], { a: 'x' }])('throws for %j, which is none of our answers', async (body) => {
    const { fetch } = answering(() => Response.json(body))
    await expect(readShop('/api/a', { fetch, schema })).rejects.toThrow()
  })
})
