import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { lackingBrowsers, type Promised } from './promise.ts'

type Members = Readonly<Record<string, Identifier>>
type Lacking = ReadonlyMap<string, readonly string[]>

/** What scripts must not use: each name with the promised browsers that lack it. */
export type ScriptFeatures = {
  /** Globals, such as `structuredClone`. */
  readonly globals: Lacking
  /** Members of a global, such as `AbortSignal.timeout`. */
  readonly statics: Lacking
  /** Methods that nothing older has too, such as `findLast`. */
  readonly methods: Lacking
}

/** Whose methods are recognised by their name alone. Other interfaces have names that any script gives to its own methods. */
const common =
  /^(Array|String|RegExp|Promise|Set|Map|Object|Element|HTML\w*Element|Document|Node|Event|EventTarget|Window|Navigator|Crypto)$/

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)

/** Reads the compatibility data of MDN for what is newer than the promise. */
export function scriptFeatures(promised: Promised): ScriptFeatures {
  const globals = new Map<string, readonly string[]>()
  const statics = new Map<string, readonly string[]>()
  const methods = new Map<string, readonly string[]>()
  const oldNames = new Set<string>()
  for (const [owner, group] of [
    ...Object.entries(data.api as Members),
    ...Object.entries(data.javascript['builtins'] as Members),
  ]) {
    const statement = group.__compat
    const lacking = statement ? lackingBrowsers(statement, promised) : []
    if (lacking.length > 0) globals.set(owner, lacking)
    else oldNames.add(owner)
    for (const [key, member] of Object.entries(group as Members)) {
      const name = key.replace(/_static$/, '')
      const compat = key === '__compat' ? undefined : member.__compat
      if (!compat || !isName(name)) continue
      const without = lackingBrowsers(compat, promised)
      if (without.length === 0) oldNames.add(name)
      else {
        statics.set(`${owner}.${name}`, without)
        if (common.test(owner)) methods.set(name, without)
      }
    }
  }
  for (const name of oldNames) {
    globals.delete(name)
    methods.delete(name)
  }
  return { globals, statics, methods }
}

/** The compatibility statement at a path of the data, such as `javascript.classes.static`. */
export function compatAt(path: string): CompatStatement {
  // biome-ignore lint/suspicious/noExplicitAny: a walk along names
  const statement = path.split('.').reduce((node: any, name) => node?.[name], data)?.__compat
  if (!statement) throw new Error(`the compatibility data has no ${path}`)
  return statement
}
