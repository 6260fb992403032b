/** Head tag that makes the page a 404 and uncached. */
export const notFoundMark = { name: 'status', content: '404' } as const

export function hasNotFoundMark(html: string): boolean {
  return html.includes(`<meta name="${notFoundMark.name}" content="${notFoundMark.content}"/>`)
}
