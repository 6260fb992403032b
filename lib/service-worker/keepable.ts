/** Public pages worth reading offline: home, lists and products. */
const pages = /^\/(?:$|(?:store|categorias|categoria|product)(?:\/|$))/
const pictures = /^\/(?:_next\/image$|pictures\/|fotos\/|icons\/)/

/** Allow-list: new pages are not kept until named here. */
export const isKeepablePage = (path: string) => pages.test(path)
export const isPicture = (path: string) => pictures.test(path)
export const isStatic = (path: string) => path.startsWith('/_next/static/')

/** Requests with effects or credentials go to the server unchanged (trust S18). */
const answeredByServerAlone = /^\/(?:api|auth|hosted-checkout|painel)(?:\/|$)/
export const isShownOffline = (path: string) => !answeredByServerAlone.test(path)

/** Accepts our own, complete and public answers only. */
export function isKeepableAnswer({ status, type, redirected, headers }: Response): boolean {
  const isPublic = !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && type === 'basic' && !redirected && isPublic
}

export const isDocument = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Lists scripts, styles and fonts a document names, except those for old browsers. */
export function staticsOf(html: string): readonly string[] {
  const loaded = html.replace(/<script[^>]*\snomodule[^>]*>/gi, '')
  return [...new Set(loaded.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])]
}
