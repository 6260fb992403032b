/** Error codes: https://supabase.com/docs/guides/auth/debugging/error-codes. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  /** Formats by client version: `{code, message}` since 2024-01-01, `{code, error_code, msg}` before. */
  toResponse(apiVersion: string | null): Response {
    const { status, code, message, extra } = this
    const isNew = apiVersion !== null && apiVersion >= '2024-01-01'
    const body = isNew ? { code, message } : { code: status, error_code: code, msg: message }
    const headers = isNew ? { 'x-supabase-api-version': '2024-01-01' } : {}
    return Response.json({ ...body, ...extra }, { status, headers })
  }
}

export type Body = Readonly<Record<string, unknown>>
