import { findProcessSingleton } from '../process-singleton.ts'

export type SpanAttributes = Readonly<Record<string, string | number | boolean | null>>

/** A piece of work in a trace, as long as it goes on. */
export type OpenSpan = {
  /** Adds what came of it; null is left out. Nothing of a shopper. */
  readonly set: (attributes: SpanAttributes) => void
  readonly fail: () => void
}

export type Tracing = {
  readonly inSpan: <Result>(
    name: string,
    attributes: SpanAttributes,
    work: (span: OpenSpan) => Promise<Result>,
  ) => Promise<Result>
  /** Sends what was not sent yet. Never rejects. */
  readonly flush: () => Promise<void>
}

const nothing: OpenSpan = { set: () => undefined, fail: () => undefined }

export function tracing(): Tracing | null {
  return findProcessSingleton<Tracing>('tracing')
}

export function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  return tracing()?.inSpan(name, attributes, work) ?? work(nothing)
}
