/** Home, lists and products: what everybody sees alike, and worth reading without a connection. */
const pages = /^\/(?:$|(?:store|categorias|categoria|product)(?:\/|$))/
const pictures = /^\/(?:_next\/image$|pictures\/|fotos\/|icons\/)/

/** A list of what may be kept, not of what may not: whatever comes new stays out until it is named here. */
export const isKeepablePage = (path: string) => pages.test(path)
export const isPicture = (path: string) => pictures.test(path)
export const isStatic = (path: string) => path.startsWith('/_next/static/')

/** What has effects, or asks who sends it, goes to the server as the browser sends it (trust S18). */
const answeredByServerAlone = /^\/(?:api|auth|hosted-checkout|painel)(?:\/|$)/
export const isShownOffline = (path: string) => !answeredByServerAlone.test(path)

/** Whether an answer may be kept at all: ours, whole, and not marked as personal. */
export function isKeepableAnswer({ status, type, redirected, headers }: Response): boolean {
  const isPublic = !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && type === 'basic' && !redirected && isPublic
}

export const isDocument = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Scripts, style sheets and fonts that a document names, in its markup and in React's data; not what old browsers alone load. */
export function staticsOf(html: string): readonly string[] {
  const loaded = html.replace(/<script[^>]*\snomodule[^>]*>/gi, '')
  return [...new Set(loaded.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])]
}
