import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { redactText } from '../logging/redact.ts'

/** Ours, and those of Next that say nothing of who asks: no address, no query, no header. */
const allowed =
  /^(?:shop\.\w+|store\.\w+|journal\.\w+|http\.(?:method|route|status_code|request\.method|response\.status_code)|next\.(?:route|page|rsc|span_type|segment)|error\.type)$/

function shown(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes)
      .filter(([name]) => allowed.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? redactText(value) : value]),
  )
  return {
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    links: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
    name: nameOf(span),
    attributes,
    // Messages of errors quote what was asked for.
    events: span.events.map(({ name, time }) => ({ name, time, attributes: {} })),
    status: { code: span.status.code },
  }
}

/** Next names a request by its address until it knows the route; what a shopper searched for stands in an address. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const { 'http.method': method, 'http.target': target, 'http.route': route } = attributes
  if (typeof target !== 'string') return redactText(name)
  return [method, route].filter((part) => part !== undefined).join(' ')
}

/** Sends on nothing but what may leave the shop (trust S27), whatever made the span. */
export function withoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(shown), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
