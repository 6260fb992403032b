const encoder = new TextEncoder()

/**
 * A file that is downloaded, and written as fast as it is read. Its first part is waited for: what cannot be begun is a
 * problem and no file.
 */
export async function csvResponse(parts: AsyncGenerator<string, void>, name: string): Promise<Response> {
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value))
    },
    async pull(controller) {
      const next = await parts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await parts.return()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
