import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import { withoutSecrets } from './start-tracing.ts'

/** What is sent on of one span. */
function sent(span: Partial<ReadableSpan>): ReadableSpan | undefined {
  let last: ReadableSpan | undefined
  const exporter = withoutSecrets({
    export: ([first]) => {
      last = first
    },
    shutdown: async () => undefined,
  })
  const whole = {
    name: 'GET',
    attributes: {},
    events: [],
    status: { code: 0 },
    ...span,
  } as unknown as ReadableSpan
  exporter.export([whole], () => undefined)
  return last
}

it.each([
  [
    { 'http.method': 'GET', 'http.target': '/busca/ana?x=1', 'http.route': '/busca/[consulta]' },
    'GET /busca/[consulta]',
  ],
  [{ 'http.method': 'GET', 'http.target': '/busca/ana?x=1' }, 'GET'],
])('S27 sends the span of a request under the name of its route', (attributes, name) => {
  const span = sent({ name: 'GET /busca/ana?x=1', attributes })
  expect(span?.name).toBe(name)
  expect(JSON.stringify(span)).not.toContain('ana')
})

it('S27 sends no attribute that is not on the list, no message and no event with words', () => {
  const span = sent({
    name: 'fetch GET https://x.example/auth?email=ana@exemplo.com',
    attributes: {
      'http.url': 'https://x.example/?code=1',
      'user.email': 'ana',
      'store.correlation_id': 'corr-1',
    },
    events: [{ name: 'exception', time: [0, 0], attributes: { 'exception.message': 'ana' } }],
    status: { code: 2, message: 'ana was refused' },
  })
  expect(JSON.stringify(span)).not.toMatch(/ana|code=/)
  expect(span).toMatchObject({ attributes: { 'store.correlation_id': 'corr-1' }, status: { code: 2 } })
})
