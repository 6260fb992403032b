import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type * as Hooks from '@opentelemetry/context-async-hooks'
import type * as Exporter from '@opentelemetry/exporter-trace-otlp-http'
import type * as Resources from '@opentelemetry/resources'
import type * as Sdk from '@opentelemetry/sdk-trace'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { loadPackage } from '../load-package.ts'
import { redactText } from '../logging/redact.ts'
import { processSingleton } from '../process-singleton.ts'
import { currentRequestId } from '../request-context.ts'
import type { OpenSpan, SpanAttributes, Tracing } from './in-span.ts'

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

/** Milliseconds that the end of the process waits for the receiver of the traces. */
const lastMs = 1000

/** Sends traces of a part (0 to 1) of all requests as OTLP over HTTP, by the variables of OpenTelemetry. */
export function startTracing({ sampledPart }: { readonly sampledPart: number }): Tracing {
  return processSingleton('tracing', () => {
    const { context, trace, SpanStatusCode }: typeof Api = loadPackage('@opentelemetry/api')
    const { TracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler }: typeof Sdk =
      loadPackage('@opentelemetry/sdk-trace')
    const { OTLPTraceExporter }: typeof Exporter = loadPackage('@opentelemetry/exporter-trace-otlp-http')
    const { AsyncLocalStorageContextManager }: typeof Hooks = loadPackage(
      '@opentelemetry/context-async-hooks',
    )
    const { defaultResource, detectResources, envDetector, resourceFromAttributes }: typeof Resources =
      loadPackage('@opentelemetry/resources')
    const provider = new TracerProvider({
      // A trace begins here: whatever belongs to it has the same number, and the same luck.
      sampler: new TraceIdRatioBasedSampler(sampledPart),
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'mercado-local' }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [
        outsideRenders(new BatchSpanProcessor({ exporter: withoutSecrets(new OTLPTraceExporter()) })),
      ],
    })
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    trace.setGlobalTracerProvider(provider)
    const tracer = trace.getTracer('mercado-local')

    return {
      inSpan(name, attributes, work) {
        const requestId = currentRequestId()
        const given = withoutNull({ ...attributes, 'shop.request_id': requestId })
        return tracer.startActiveSpan(name, { attributes: given }, async (span) => {
          const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
          const open: OpenSpan = { set: (more) => void span.setAttributes(withoutNull(more)), fail }
          try {
            return await work(open)
          } catch (error) {
            fail()
            throw error
          } finally {
            span.end()
          }
        })
      },
      flush: () => provider.forceFlush({ timeoutMillis: lastMs }).catch(() => undefined),
    }
  })
}

/** Ends spans here, and not in a render, where reading the clock makes Next answer 500 (trust R57). */
function outsideRenders(processor: Sdk.SpanProcessor): Sdk.SpanProcessor {
  const outside = AsyncLocalStorage.snapshot()
  return {
    onStart: (span, parent) => processor.onStart(span, parent),
    onEnd: (span) => outside(() => processor.onEnd(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  }
}

function withoutNull(attributes: SpanAttributes): Record<string, string | number | boolean> {
  const given = Object.entries(attributes).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as Record<string, string | number | boolean>
}
