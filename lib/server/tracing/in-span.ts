import { findProcessSingleton } from '../process-singleton.ts'

export type SpanAttributes = Readonly<Record<string, string | number | boolean | null>>

export type OpenSpan = {
  /** Adds results; null is omitted. Nothing personal. */
  readonly set: (attributes: SpanAttributes) => void
  readonly fail: () => void
}

export type Tracing = {
  readonly inSpan: <Result>(
    name: string,
    attributes: SpanAttributes,
    work: (span: OpenSpan) => Promise<Result>,
  ) => Promise<Result>
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
