type Options = {
  /** Names of storage entries, by `storage-keys.ts`. */
  readonly keys: Readonly<Record<'left' | 'back' | 'last' | 'arrived' | 'unreported', string>>
  /** Of the address, behind which stands what the store was given of the order. */
  readonly parameter: string
  /** Reports it to the server; true when it need not be reported again. */
  readonly report: (arrival: { readonly order: string; readonly value: string }) => Promise<boolean>
}

/**
 * The shopper has arrived at /success: takes what proves it out of the address, notes whose payment that was, and reports it
 * to the server. It is sent as text inside that page and runs while the page is parsed, before anything of it is seen: so it
 * uses nothing but the browser and its parameters. The carts of all tabs follow what it notes, with their next `load`, also
 * where the store has dropped the proof: then there is nothing to report.
 *
 * A tab knows which checkout it left for; one that does not (a payment app opened it) speaks for the one that any tab
 * left for last, for a day: a later /success is a bookmark. A reload, the back button or a page kept open is the same
 * entry of the browser's history, and arrives only once; that entry holds which order it was, for what the page shows.
 */
export function recordArrival({ keys, parameter, report }: Options): void {
  try {
    const value = new URLSearchParams(location.search).get(parameter)
    history.replaceState(history.state, '', location.pathname + location.hash)
    if (history.state?.arrived) return
    const last = localStorage.getItem(keys.last) ?? '{}'
    const lastLeft = () => {
      const { order, at } = JSON.parse(last)
      return Date.now() - at < 86_400_000 ? order : null
    }
    const paid: string | null = sessionStorage.getItem(keys.left) ?? lastLeft()
    history.replaceState({ ...history.state, arrived: paid ?? true }, '')
    if (!paid) return
    const reported = value && report({ order: paid, value })
    const listOf = (name: string) =>
      (localStorage.getItem(name) ?? '').split(' ').filter((entry) => entry && !entry.startsWith(paid))
    const keep = (name: string, entries: readonly string[]) =>
      localStorage.setItem(name, entries.slice(0, 50).join(' '))
    // What leaves makes room for what comes, should the storage be full.
    if (last.includes(paid)) localStorage.removeItem(keys.last)
    keep(keys.arrived, [paid, ...listOf(keys.arrived)])
    if (value) keep(keys.unreported, [`${paid}:${value}`, ...listOf(keys.unreported)])
    sessionStorage.removeItem(keys.left)
    sessionStorage.removeItem(keys.back)
    if (reported)
      reported
        .then((isReported) => isReported && keep(keys.unreported, listOf(keys.unreported)))
        .catch(() => undefined)
  } catch {}
}
