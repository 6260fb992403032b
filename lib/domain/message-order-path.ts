/** Names an order by message in its address: unguessable, and all that protects it. */
export const tokenPattern = /^[0-9a-f]{32}$/

/** Begins the path of an order by message, which stands in the place of a hosted checkout. */
export const messageOrderStart = '/pedido/'

/** Where an order by message is shown, to whoever has its token: on the way to WhatsApp, and from the message. */
export const messageOrderPath = (token: string) => `${messageOrderStart}${token}`

/** The token in the path of such a page; null where there is none. */
export function tokenOfPath(path: string): string | null {
  const token = path.slice(messageOrderStart.length)
  return path.startsWith(messageOrderStart) && tokenPattern.test(token) ? token : null
}
