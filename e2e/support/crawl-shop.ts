/** A page as a reader without scripts gets it. */
export type CrawledPage = {
  readonly path: string
  readonly status: number
  readonly html: string
  /** Paths of this shop that it links to. */
  readonly links: readonly string[]
}

export type CrawledPicture = { readonly address: string; readonly status: number; readonly type: string }

export type Crawl = {
  /** Every page that plain links lead to from home, by path; links with `nofollow` lead to no further ones. */
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** What `nofollow` links lead to: lists filtered and sorted. */
  readonly refined: readonly CrawledPage[]
  /** Everything that the pages show or name as a picture. */
  readonly pictures: readonly CrawledPicture[]
}

const atOnce = 4

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? []
  return value === undefined ? null : decode(value)
}

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'gi')) ?? []

/** Reads a whole shop by its links, without scripts and without cookies. */
export async function crawlShop(origin: string): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const nofollow = new Set<string>()
  let wanted = ['/']
  while (wanted.length > 0) {
    const found = await inGroups(wanted, (path) => readPage(origin, path))
    for (const page of found) pages.set(page.path, page)
    const next = new Set<string>()
    for (const { html } of found) {
      for (const { path, isFollowed } of linksOf(html, origin)) {
        if (!isFollowed) nofollow.add(path)
        else if (!pages.has(path)) next.add(path)
      }
    }
    wanted = [...next]
  }
  const refined = await inGroups(
    [...nofollow].filter((path) => !pages.has(path)),
    (path) => readPage(origin, path),
  )
  const addresses = new Set([...pages.values(), ...refined].flatMap(({ html }) => picturesOf(html, origin)))
  return { pages, refined, pictures: await inGroups([...addresses], readPicture) }
}

async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
  const html = await answer.text()
  return { path, status: answer.status, html, links: linksOf(html, origin).map((link) => link.path) }
}

async function readPicture(address: string): Promise<CrawledPicture> {
  const answer = await fetch(address, { headers: { accept: 'image/webp,*/*' } })
  await answer.arrayBuffer()
  return { address, status: answer.status, type: answer.headers.get('content-type') ?? '' }
}

function linksOf(html: string, origin: string) {
  return tagsOf(html, 'a').flatMap((tag) => {
    const href = attribute(tag, 'href')
    const url = href === null ? null : new URL(href, origin)
    if (url?.origin !== origin) return []
    const isFollowed = !/\bnofollow\b/.test(attribute(tag, 'rel') ?? '')
    return [{ path: `${url.pathname}${url.search}`, isFollowed }]
  })
}

function picturesOf(html: string, origin: string): readonly string[] {
  const shown = [...tagsOf(html, 'img'), ...tagsOf(html, 'source')].flatMap((tag) => [
    attribute(tag, 'src'),
    ...(attribute(tag, 'srcset') ?? '').split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0]),
  ])
  const named = [
    ...tagsOf(html, 'meta')
      .filter((tag) => /(og|twitter):image"/.test(tag))
      .map((tag) => attribute(tag, 'content')),
    ...tagsOf(html, 'link')
      .filter((tag) => /rel="[^"]*icon"/.test(tag))
      .map((tag) => attribute(tag, 'href')),
  ]
  const addresses = [...shown, ...named].filter(
    (address) => Boolean(address) && !/^data:/.test(address ?? ''),
  )
  return addresses.map((address) => new URL(address ?? '', origin).href)
}

async function inGroups<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  for (let first = 0; first < all.length; first += atOnce) {
    results.push(...(await Promise.all(all.slice(first, first + atOnce).map(work))))
  }
  return results
}
