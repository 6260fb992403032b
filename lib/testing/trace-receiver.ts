import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

// OTLP/HTTP JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0])])),
  )
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
})

type Body = z.infer<typeof bodySchema>
export type ReceivedSpan = Body['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  readonly service: string
}

export async function startTraceReceiver() {
  const bodies: string[] = []
  const server = http.createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      bodies
        .flatMap((body) => bodySchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans }) => spans)
            .map((span) => ({ ...span, service: resource.attributes['service.name'] ?? '' })),
        ),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
