type Fault = { readonly error: unknown; readonly componentStack?: string | null | undefined }

const reported = new Set<string>()

/** Stack lines that name a place in a script, the nearest first. */
const places = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 4)
    .map((line) => line.trim())

/**
 * Sends what a part of the page threw to the server's log, once for each part and load of a page, unless it has a digest:
 * the server has logged that. Of the address its first part alone, since the rest may open an order, and of the message
 * nothing that it quotes.
 */
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
