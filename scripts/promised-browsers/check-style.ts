import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import postcss, { type AtRule, type Container, type Declaration } from 'postcss'
import type { Finding } from './check-script.ts'
import { lackingBrowsers, type Promised } from './promise.ts'

type Use = readonly [feature: string, statement: CompatStatement | undefined]

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css

/** Functions and units of values, such as `color-mix` and `dvh`, wherever they are allowed. */
const words = new Map<string, CompatStatement>()
for (const [name, type] of Object.entries(types)) {
  for (const [key, node] of [[name, type] as const, ...Object.entries(type)]) {
    if (key !== '__compat' && (node as Identifier).__compat) {
      words.set(`${key}(`, (node as { readonly __compat: CompatStatement }).__compat)
    }
  }
}
const dynamicUnits = types['length']?.['viewport_percentage_units_dynamic']?.__compat
const rangeSyntax = atRules['media']?.['range_syntax']?.__compat

function usesOfValue({ prop, value }: Declaration): readonly Use[] {
  const property = properties[prop]
  return [
    ...[...value.matchAll(/([a-z][\w-]*\()/g)].map(([, name = '']): Use => [name, words.get(name)]),
    ...(/\d[dsl]v(?:h|w|i|b|min|max)\b/.test(value) ? [['dvh', dynamicUnits] as Use] : []),
    ...(prop.startsWith('--') || prop.startsWith('-') ? [] : value.split(/[\s,()]+/)).map(
      (word): Use => [`${prop}: ${word}`, property?.[word]?.__compat],
    ),
  ]
}

function usesOfSelector(selector: string): readonly Use[] {
  // `:is` and `:where` forgive what a browser does not know; what is escaped is part of a name.
  const plain = selector.replace(/\\./g, '').replace(/:(?:is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  const names = [...plain.matchAll(/:?:([a-z][a-z-]+)/g)].map(([, name = '']) => name)
  return [
    ...names.map((name): Use => [`:${name}`, selectors[name]?.__compat]),
    ...(plain.includes('&') ? [['nesting', selectors['nesting']?.__compat] as Use] : []),
  ]
}

/** What stands in `@supports` has asked already; `@supports not` is for the browsers that have it not. */
function hasAsked(node: Container | AtRule | undefined): boolean {
  if (!node || node.type === 'root') return false
  return (
    (node.type === 'atrule' && (node as AtRule).name === 'supports') ||
    hasAsked(node.parent as AtRule | undefined)
  )
}

/** Looks through one style sheet for what is newer than the promise, and has nothing plainer before it. */
export function checkStyle(css: string, promised: Promised): readonly Finding[] {
  const found = new Map<string, readonly string[]>()
  const lackingOf = (statement: CompatStatement | undefined) =>
    statement ? lackingBrowsers(statement, promised) : []
  const note = (uses: readonly Use[]) => {
    for (const [feature, statement] of uses) {
      const lacking = lackingOf(statement)
      if (lacking.length > 0) found.set(feature, lacking)
    }
  }
  const isPlain = (declaration: Declaration) =>
    usesOfValue(declaration).every(([, statement]) => lackingOf(statement).length === 0)

  postcss.parse(css).walk((node) => {
    if (hasAsked(node.parent as AtRule | undefined)) return
    if (node.type === 'atrule') {
      if (node.name === 'supports') return
      note([[`@${node.name}`, atRules[node.name]?.__compat]])
      if (node.name === 'media' && /[<>]/.test(node.params)) note([['media ranges', rangeSyntax]])
    }
    if (node.type === 'rule') note(usesOfSelector(node.selector))
    if (node.type !== 'decl') return
    // The compiler writes the prefixed one before it.
    if (node.prev()?.type === 'decl' && (node.prev() as Declaration).prop === `-webkit-${node.prop}`) return
    note([[node.prop, properties[node.prop]?.__compat]])
    // A custom property takes any value, so a plainer one before it is lost.
    const plainer = node.prop.startsWith('--')
      ? undefined
      : node.parent?.nodes.find(
          (other) => other.type === 'decl' && other.prop === node.prop && other !== node && isPlain(other),
        )
    const isCovered = plainer && node.parent && node.parent.index(plainer) < node.parent.index(node)
    if (!isCovered) note(usesOfValue(node))
  })
  return [...found].map(([feature, lacking]) => ({ feature, lacking }))
}
