import type { z } from 'zod'
import { failure, type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import { malformed, type Send, type TransportAnswer } from './transport.ts'

export type DroppedRow = {
  readonly kind: 'product' | 'variant' | 'collection'
  readonly id: string | null
  readonly reason: string
}

function reasonOf(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'unknown'
}

export function parseAnswer<T extends z.ZodType>(
  answer: TransportAnswer,
  schema: T,
): Result<z.output<T>, StoreApiError> {
  const parsed = schema.safeParse(answer.body)
  if (parsed.success) return success(parsed.data)
  const { status, correlationId } = answer
  return failure(malformed({ reason: reasonOf(parsed.error), status, correlationId, cause: parsed.error }))
}

/** The rows that can be read; the others are reported, and the list lives. */
export function parseRows<T extends z.ZodType>(options: {
  rows: readonly unknown[]
  schema: T
  kind: DroppedRow['kind']
  onDropped: (row: DroppedRow) => void
}): z.output<T>[] {
  return options.rows.flatMap((row) => {
    const parsed = options.schema.safeParse(row)
    if (parsed.success) return [parsed.data]
    options.onDropped({ kind: options.kind, id: idOf(row), reason: reasonOf(parsed.error) })
    return []
  })
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null
  return typeof row.id === 'string' ? row.id.slice(0, 80) : null
}

export type ReadOptions = {
  readonly send: Send
  readonly storeUrl: string
  readonly readMs: number
  readonly defaultCurrency: string
  readonly now: () => number
  readonly onDropped: (row: DroppedRow) => void
}
