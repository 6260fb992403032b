import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTraceReceiver } from '../../testing/trace-receiver.ts'
import { startTracing } from './start-tracing.ts'

/** More than the exporter sends at once. */
const spanCount = 520

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
beforeEach(async () => {
  receiver = await startTraceReceiver()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.origin
})
afterEach(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  await receiver.close()
})

it('R57 sends spans outside of the work that ended the last of them', async () => {
  const render = new AsyncLocalStorage<string>()
  const sentWithin: unknown[] = []
  const note = () => void sentWithin.push(render.getStore() ?? null)
  diagnostics.subscribe('http.client.request.start', note)
  const tracing = startTracing({ sampledPart: 1 })
  await render.run('a render', async () => {
    for (let span = 0; span < spanCount; span += 1) await tracing.inSpan('work', {}, async () => undefined)
  })
  await tracing.flush()
  diagnostics.unsubscribe('http.client.request.start', note)
  expect(receiver.spans()).toHaveLength(spanCount)
  expect(sentWithin).toEqual([null, null])
})
