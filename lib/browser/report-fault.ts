type Fault = { readonly error: unknown; readonly componentStack?: string | null | undefined }

const reported = new Set<string>()

const places = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 4)
    .map((line) => line.trim())

/** Logs a fault once. Sends neither the rest of the path, which may open an order, nor quoted text. */
export function reportFault(part: string, { error, componentStack }: Fault): void {
  const thrown = error instanceof Error ? error : new Error(String(error))
  if (reported.has(part) || 'digest' in thrown) return
  reported.add(part)
  const body = {
    part: part.slice(0, 80),
    message: `${thrown.name}: ${thrown.message.replace(/"[^"]*"/g, '"…"')}`.slice(0, 300),
    stack: [...places(componentStack), ...places(thrown.stack)].join(' ').slice(0, 1000),
    page: (window.location.pathname.split('/')[1] ?? '').slice(0, 40),
  }
  void fetch('/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}
