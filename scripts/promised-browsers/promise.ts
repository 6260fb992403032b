import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** The oldest version of each browser that is promised. */
export type Promised = ReadonlyMap<BrowserName, number>

/** What `browserslist` calls a browser, and the ones of the compatibility data that this stands for. */
const browsers: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
}

/** Reads the `browserslist` of package.json, whose every line is `name >= version` here. */
export function readPromise(lines: readonly string[]): Promised {
  return new Map(
    lines.flatMap((line) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      const names = browsers[name]
      if (!names) throw new Error(`browserslist: "${line}" is not "name >= version" of a browser we know`)
      return names.map((browser) => [browser, Number(version)] as const)
    }),
  )
}

/** From which version on a plain feature is there, with its faults at first; no flags, prefixes and other names. */
function firstVersion({
  version_added: added,
  flags,
  prefix,
  alternative_name: alias,
}: SimpleSupportStatement) {
  const isThere = added && added !== 'preview' && !flags && !prefix && !alias
  return isThere ? Number(added.replace('≤', '')) : Number.POSITIVE_INFINITY
}

/** As `firstVersion`, where a fault counts. */
function firstWholeVersion(statement: SimpleSupportStatement): number {
  return statement.partial_implementation ? Number.POSITIVE_INFINITY : firstVersion(statement)
}

/** Which of the promised browsers lack a feature at their oldest version, as `safari 15.4`; or have it with a fault. */
export function lackingBrowsers(
  { support }: CompatStatement,
  promised: Promised,
  isFaultCounted = false,
): readonly string[] {
  return [...promised].flatMap(([browser, version]) => {
    const statement = support[browser]
    if (!statement) return []
    const known = Array.isArray(statement) ? statement : [statement]
    return Math.min(...known.map(isFaultCounted ? firstWholeVersion : firstVersion)) > version
      ? [`${browser} ${version}`]
      : []
  })
}
