import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closedPort } from '../lib/testing/closed-port.ts'
import { rawAnswer } from '../lib/testing/raw-connection.ts'
import { type ProxiedReplica, startProxiedReplica } from './testing/proxied-replica.ts'
import { findNginx, type RunningNginx, startNginx, startNginxByUnit } from './tools/nginx.ts'

const program = findNginx() ?? ''
if (program === '') process.stdout.write('Not tried: the log of deploy/nginx.conf. nginx is not installed.\n')

describe.skipIf(program === '')('the log of deploy/nginx.conf', () => {
  let replica: ProxiedReplica
  let nginx: RunningNginx
  let origin: string

  beforeEach(async () => {
    replica = await startProxiedReplica()
    const port = await closedPort()
    origin = `http://127.0.0.1:${port}`
    nginx = await startNginx({ program, port, replicas: [replica.port] })
  })
  afterEach(async () => {
    await nginx.stop()
    await replica.stop()
  })

  it('writes one line for each request, without addresses of shoppers and without queries', async () => {
    await fetch(`${origin}/auth/confirm?token_hash=secret`)
    await expect.poll(nginx.output).toContain('"path":"/auth/confirm","status":200')
    expect(nginx.output()).not.toMatch(/secret|"127\.0\.0\.1"/)
  })

  it('S57 writes neither the token of an order nor a query nor a shopper’s words, whichever way they are sent', async () => {
    const referer = `Referer: ${origin}/success?de=leaked-secret`
    const targets = [
      '/pedido/leaked-secret',
      '/pedido/leaked-secret/enviar?x=leaked-secret',
      '/%70edido/leaked-secret',
      '/store/../pedido//leaked-secret',
      '/pedido%2Fleaked-secret',
      '/PEDIDO/leaked-secret',
      '/hosted-checkout/leaked-secret',
      '/hosted-checkout/leaked-secret/pagar',
      '/busca/leaked-secret',
      '/lista/leaked-secret',
      '/success?de=leaked-secret',
      '/store?cancelado=leaked-secret',
      '/auth/callback?code=leaked-secret',
    ]
    const askAll = async () => {
      for (const target of targets) {
        const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', referer, '', '']
        await rawAnswer(origin, lines.join('\r\n'))
      }
    }
    await askAll()
    for (const path of ['/pedido/*', '/hosted-checkout/*', '/busca/*', '/lista/*', '/success', '/store']) {
      await expect.poll(nginx.output).toContain(`"path":"${path}","status":200`)
    }
    // What it complains of names what was asked for, and who asked.
    replica.answer((request) => request.socket.destroy())
    await askAll()
    await replica.stop()
    await askAll()
    await fetch(`${origin}/pedido/leaked-secret`, { method: 'POST', body: 'x'.repeat(100 * 1024) })
    await expect.poll(nginx.output).toContain('"path":"/pedido/*","status":413')
    expect(nginx.output()).toContain('"path":"/pedido/*","status":502')
    expect(nginx.output()).not.toMatch(/leaked-secret|client: /)
  })

  it('R63 is written under Debian’s own unit, whose output is a socket', async () => {
    await nginx.stop()
    const port = await closedPort()
    nginx = startNginxByUnit({ program, port, replicas: [replica.port] })
    expect(await (await fetch(`http://127.0.0.1:${port}/store`)).text()).toBe('hello')
    await expect.poll(nginx.output).toContain('"path":"/store","status":200')
  })
})
