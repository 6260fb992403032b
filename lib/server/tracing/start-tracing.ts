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

/** Our attributes and Next's that do not identify a client: no address, query or header. */
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
    // Error messages may quote input.
    events: span.events.map(({ name, time }) => ({ name, time, attributes: {} })),
    status: { code: span.status.code },
  }
}

/** Renames spans named by their address, which may contain a search. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const { 'http.method': method, 'http.target': target, 'http.route': route } = attributes
  if (typeof target !== 'string') return redactText(name)
  return [method, route].filter((part) => part !== undefined).join(' ')
}

/** Removes all but allowed attributes (trust S27). */
export function withoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(shown), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

const lastMs = 1000

/** Exports a fraction (0 to 1) of traces as OTLP over HTTP, set by OpenTelemetry's variables. */
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
      // A whole trace shares its number and so its sampling.
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

/** Ends spans outside renders, where reading the clock makes Next answer 500 (trust R57). */
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
