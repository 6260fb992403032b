import { staticsOf } from './keepable.ts'

/** One release has a third of it. */
const maximumStatics = 300
/** What is left when there are more, so that it is not looked through with every page. */
const keptStatics = 250

type Caches = { readonly pages: Cache; readonly statics: Cache }

/**
 * Makes room for scripts and styles of releases to come: the oldest that no copy of a page names go, and before a copy
 * would lose one that it names, the oldest copies.
 */
export async function dropStatics({ pages, statics }: Caches): Promise<void> {
  const files = await statics.keys()
  if (files.length <= maximumStatics) return
  const named = new Set<string>()
  // Caches keep the order in which things came.
  for (const request of [...(await pages.keys())].reverse()) {
    const copy = await pages.match(request, { ignoreVary: true })
    const needed = new Set([...named, ...staticsOf((await copy?.text()) ?? '')])
    if (needed.size > keptStatics) await pages.delete(request)
    else for (const file of needed) named.add(file)
  }
  const unnamed = files.filter(({ url }) => !named.has(new URL(url).pathname))
  const dropped = unnamed.slice(0, files.length - keptStatics)
  await Promise.all(dropped.map((file) => statics.delete(file)))
}
