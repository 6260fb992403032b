export class Refusal extends Error {
  readonly status: number
  readonly messages: readonly string[]
  readonly code: string | null

  constructor({ status, messages, code }: { status: number; messages: readonly string[]; code?: string }) {
    super(messages.join('; '))
    this.name = 'Refusal'
    this.status = status
    this.messages = messages
    this.code = code ?? null
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  413: 'Payload Too Large',
}

export function json({ status = 200, body }: { status?: number; body: unknown }): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export function refusalAnswer({ status, messages, code }: Refusal): Response {
  return json({
    status,
    body: {
      statusCode: status,
      message: status === 400 && code === null ? messages : messages[0],
      error: reasons[status] ?? 'Error',
      ...(code === null ? {} : { code }),
    },
  })
}

export function notFound(message: string): Refusal {
  return new Refusal({ status: 404, messages: [message] })
}
