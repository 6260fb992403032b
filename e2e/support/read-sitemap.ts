const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

async function read(address: string): Promise<string> {
  return (await fetch(address)).text()
}

/** The paths of every page that the sitemap of a shop names, in all of its parts. */
export async function readSitemap(origin: string): Promise<string[]> {
  const parts = await Promise.all(locations(await read(`${origin}/sitemap.xml`)).map(read))
  return parts.flatMap(locations).map((address) => new URL(address).pathname)
}
