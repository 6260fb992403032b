import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSheetServer, type SheetServer } from '../../testing/sheet-server.ts'
import { fileAtAddress } from './file-source.ts'

let server: SheetServer
let other: SheetServer
beforeEach(async () => {
  server = await openSheetServer()
  other = await openSheetServer()
})
afterEach(async () => {
  await server.close()
  await other.close()
})

let clock = 0
const open = (address: string, { hosts = [server.host], maximumBytes = 1000 } = {}) =>
  fileAtAddress(address, { hosts, maximumBytes, intervalMs: 60_000, now: () => clock, fetch })

async function answerOf(address: string, options = {}): Promise<string> {
  const source = open(address, options)
  await source.findSignature()
  const state = source.read()
  if (state === null) return 'not asked'
  return state.ok ? Buffer.from(state.value.bytes).toString() : `${state.error.kind} ${state.error.reason}`
}

describe('R77 a file at an address', () => {
  it('is asked for once in its interval by what it was called, and at once where it is expired', async () => {
    server.publish('/a.csv', 'one')
    const source = open(server.url('/a.csv'))
    const signature = await source.findSignature()
    expect(await source.findSignature()).toBe(signature)
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined])
    clock += 60_000
    expect(await source.findSignature()).toBe(signature)
    expect(source.confirmedAt()).toBe(new Date(clock).toISOString())
    expect(server.requests.map(({ headers }) => typeof headers['if-none-match'])).toEqual([
      'undefined',
      'string',
    ])
    server.publish('/a.csv', 'two')
    expect(await source.findSignature()).toBe(signature)
    source.expire()
    expect(await source.findSignature()).not.toBe(signature)
    expect(source.read()).toMatchObject({ ok: true, value: { bytes: Buffer.from('two') } })
    const held = Promise.withResolvers<void>()
    server.set('/a.csv', (_, response) => void held.promise.then(() => response.end('two')))
    source.expire()
    const older = source.findSignature()
    await vi.waitFor(() => expect(server.requests).toHaveLength(4))
    server.publish('/a.csv', 'three')
    source.expire()
    const newer = source.findSignature()
    held.resolve()
    expect(await newer).not.toBe(await older)
  })

  it('is the same by its digest where it is not called anything, and what was sent first is as old as that', async () => {
    server.publish('/a.csv', 'one', { tags: false })
    const source = open(server.url('/a.csv'))
    const before = await source.findSignature()
    const first = source.read()
    clock += 60_000
    expect(await source.findSignature()).toBe(before)
    expect(source.read()).toEqual(first)
    expect(server.requests).toHaveLength(2)
  })

  it('is another state while it cannot be had, and the one of before afterwards', async () => {
    server.publish('/a.csv', 'one')
    const source = open(server.url('/a.csv'))
    const before = await source.findSignature()
    server.set('/a.csv', (_, response) => void response.writeHead(503).end())
    clock += 60_000
    expect(await source.findSignature()).toBe('address-silent 503')
    expect(source.confirmedAt()).toBe(new Date(clock - 60_000).toISOString())
    server.publish('/a.csv', 'one')
    clock += 60_000
    expect(await source.findSignature()).toBe(before)
  })

  it('says why it cannot be had', async () => {
    server.set('/page', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('a sheet to look at')
    })
    server.set(
      '/hidden',
      (_, response) => void response.writeHead(200).end('\n<!DOCTYPE html><title>Sign in'),
    )
    server.set('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half')
      setImmediate(() => response.destroy())
    })
    expect(await answerOf(server.url('/page'))).toBe('address-page it is a page')
    expect(await answerOf(server.url('/hidden'))).toBe('address-page it is a page')
    expect(await answerOf(server.url('/nothing'))).toBe('address-refused 404')
    expect(await answerOf(server.url('/cut'))).toMatch(/^address-silent /)
    await other.close()
    expect(await answerOf(other.url('/'), { hosts: [other.host] })).toBe('address-silent ECONNREFUSED')
    other = await openSheetServer()
  })
})

describe('S66 what an address may lead to', () => {
  it('is looked at on every step of the way, before it is asked', async () => {
    other.publish('/b.csv', 'elsewhere')
    server.redirect('/a.csv', other.url('/b.csv'))
    server.redirect('/file', 'file:///etc/passwd')
    server.redirect('/plain', 'http://docs.google.com/')
    server.redirect('/named', `http://ana:word@${server.host}/c.csv`)
    server.redirect('/loop', '/loop')
    server.publish('/c.csv', 'own')
    server.redirect('/two', '/one')
    server.redirect('/one', '/c.csv')
    expect(await answerOf(server.url('/a.csv'))).toBe(`address-elsewhere ${other.host}`)
    expect(await answerOf(server.url('/file'))).toBe('address-elsewhere ')
    expect(await answerOf(server.url('/plain'), { hosts: [server.host, 'docs.google.com'] })).toBe(
      'address-elsewhere docs.google.com',
    )
    expect(await answerOf(server.url('/named'))).toBe(`address-elsewhere ${server.host}`)
    expect(other.requests).toEqual([])
    expect(await answerOf(server.url('/two'))).toBe('own')
    expect(await answerOf(server.url('/a.csv'), { hosts: [server.host, other.host] })).toBe('elsewhere')
    const before = server.requests.length
    expect(await answerOf(server.url('/loop'))).toBe(`address-elsewhere ${server.host}`)
    expect(server.requests.length - before).toBe(6)
  })

  it('sends no more than may be kept, packed or not, and is sent nothing of the shop', async () => {
    server.publish('/large', 'x'.repeat(1001))
    server.set('/packed', (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)))
    })
    expect(await answerOf(server.url('/large'))).toBe('too-large it has more than 1000 bytes')
    expect(await answerOf(server.url('/packed'))).toBe('too-large it has more than 1000 bytes')
    const [{ headers, method } = {}] = server.requests
    expect([method, headers?.cookie, headers?.authorization, headers?.referer]).toEqual([
      ...['GET', undefined, undefined, undefined],
    ])
  })
})
