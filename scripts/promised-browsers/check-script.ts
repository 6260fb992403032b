import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { type AnyNode, parse } from 'acorn'
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
function compatAt(path: string): CompatStatement {
  // biome-ignore lint/suspicious/noExplicitAny: a walk along names
  const statement = path.split('.').reduce((node: any, name) => node?.[name], data)?.__compat
  if (!statement) throw new Error(`the compatibility data has no ${path}`)
  return statement
}

/** What a script uses and a promised browser lacks. */
export type Finding = { readonly feature: string; readonly lacking: readonly string[] }

function* nodesOf(
  node: AnyNode,
  parent: AnyNode | null = null,
): Generator<readonly [AnyNode, AnyNode | null]> {
  yield [node, parent]
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') yield* nodesOf(child, node)
  }
}

const isParenthesized = ([{ type }]: readonly [AnyNode, unknown]) => type === 'ParenthesizedExpression'

/** Syntax that no check at run time can guard, as paths of the compatibility data. */
function syntaxOf(node: AnyNode): readonly string[] {
  if (node.type === 'StaticBlock') return ['javascript.classes.static.initialization_blocks']
  // Safari before 16 misreads what stands in parentheses there.
  if (node.type === 'PropertyDefinition' && [...nodesOf(node)].some(isParenthesized)) {
    return ['javascript.classes.public_class_fields']
  }
  if (node.type === 'PrivateIdentifier') return ['javascript.classes.private_class_fields']
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier') {
    return ['javascript.classes.private_class_fields_in']
  }
  if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return []
  const { pattern, flags } = node.regex
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?-?[ims]+[-:]/.test(pattern) ? ['javascript.regular_expressions.modifier'] : []),
    ...(flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : []),
    ...(flags.includes('d') ? ['javascript.builtins.RegExp.hasIndices'] : []),
  ]
}

const nameOf = (node: AnyNode | null | undefined): string | null => {
  if (node?.type === 'ChainExpression' || node?.type === 'ParenthesizedExpression')
    return nameOf(node.expression)
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'MemberExpression' ? nameOf(node.property) : null
}

/** Names that the script looks for before it uses them: `typeof x`, `'x' in y`, `y.x?.()`, `y.x ? … : …`, `y.x && …`. */
function guardedName(node: AnyNode): string | null {
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return nameOf(node.argument)
  if (node.type === 'BinaryExpression' && node.operator === 'in') return nameOf(node.left)
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) return nameOf(node.left)
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return nameOf(node.test)
  if (node.type === 'LogicalExpression') return nameOf(node.left)
  if (node.type === 'UnaryExpression' && node.operator === '!') return nameOf(node.argument)
  return node.type === 'CallExpression' && node.optional ? nameOf(node.callee) : null
}

/** Names that the script declares itself, or that are only keys. */
function isReference(node: AnyNode, parent: AnyNode | null): boolean {
  if (parent?.type === 'NewExpression' || parent?.type === 'CallExpression') return parent.callee === node
  return parent?.type === 'MemberExpression' && parent.object === node
}

/** Names that the script gives to something of its own: a variable, a parameter, a method, a property that it sets. */
const isOwnName = (parent: AnyNode | null) =>
  parent !== null &&
  /^(Variable|Function|Class|Arrow|Import|Catch|Rest|MethodDefinition|Property)/.test(parent.type)

/** Looks through one script for what is newer than the promise, and used without being looked for. */
export function checkScript(code: string, features: ScriptFeatures, promised: Promised): readonly Finding[] {
  const found = new Map<string, readonly string[]>()
  const used = new Map<string, { readonly name: string; readonly lacking: readonly string[] }>()
  const guarded = new Set<string>()
  const own = new Set<string>()
  const use = (feature: string, name: string, lacking: readonly string[] | undefined) =>
    lacking && used.set(feature, { name, lacking })
  const program = parse(code, { ecmaVersion: 'latest', preserveParens: true })
  for (const [node, parent] of nodesOf(program)) {
    for (const path of syntaxOf(node)) {
      const lacking = lackingBrowsers(compatAt(path), promised, true)
      if (lacking.length > 0) found.set(path, lacking)
    }
    const guard = guardedName(node)
    if (guard) guarded.add(guard)
    if (node.type === 'Identifier') {
      if (isReference(node, parent)) use(node.name, node.name, features.globals.get(node.name))
      else if (isOwnName(parent)) own.add(node.name)
    }
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') continue
    const { name } = node.property
    if (node.object.type === 'Identifier') {
      const feature = `${node.object.name}.${name}`
      use(feature, name, features.statics.get(feature))
    }
    if (parent?.type === 'CallExpression' && parent.callee === node && !parent.optional) {
      use(`.${name}()`, name, features.methods.get(name))
    }
  }
  for (const [feature, { name, lacking }] of used) {
    if (!guarded.has(name) && !own.has(name)) found.set(feature, lacking)
  }
  return [...found].map(([feature, lacking]) => ({ feature, lacking }))
}
