/** A page that carries this tag in its head is sent with status 404 and is not kept. */
export const notFoundMark = { name: 'status', content: '404' } as const

export function hasNotFoundMark(html: string): boolean {
  return html.includes(`<meta name="${notFoundMark.name}" content="${notFoundMark.content}"/>`)
}
