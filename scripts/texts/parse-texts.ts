import { parseSync } from '@swc/core'

export type SourceFile = { readonly name: string; readonly code: string }

type FoundText = {
  readonly text: string
  /** Between the tags of an element, or in an attribute that is shown or read out. */
  readonly isShown: boolean
}

export type ParsedFile = {
  readonly name: string
  readonly texts: readonly FoundText[]
  /** Every word in what the code calls its own things, in lower case. */
  readonly identifiers: ReadonlySet<string>
  /** Calls such as `toLocaleString()`, whose answer would be in the language of the machine. */
  readonly machineLocales: readonly string[]
}

type SyntaxNode = { readonly type: string; readonly [key: string]: unknown }

const shownAttribute =
  /^(alt|label|placeholder|title|aria-(description|label|placeholder|roledescription|valuetext))$/
const word = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** What a name or a literal says; empty for anything else. */
const saidBy = (value: unknown) => (isNode(value) && typeof value['value'] === 'string' ? value['value'] : '')

/** All nodes below, but for types and the names of modules, each with the one around it. */
function* nodesIn(
  value: unknown,
  around: SyntaxNode | null,
): Generator<readonly [SyntaxNode, SyntaxNode | null]> {
  if (typeof value !== 'object' || value === null) return
  const node = isNode(value) ? value : null
  if (node?.type === 'TsLiteralType') return
  if (node) yield [node, around]
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'source') yield* nodesIn(child, node ?? around)
  }
}

/** What the node says, where it is a text. */
function textOf(node: SyntaxNode, around: SyntaxNode | null): FoundText | null {
  if (node.type === 'JSXText') return { text: saidBy(node).trim(), isShown: true }
  if (node.type === 'TemplateElement') return { text: String(node['cooked'] ?? node['raw']), isShown: false }
  if (node.type !== 'StringLiteral') return null
  const attribute = around?.type === 'JSXAttribute' ? saidBy(around['name']) : ''
  return { text: saidBy(node), isShown: shownAttribute.test(attribute) }
}

function machineLocaleOf(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null
  const name = saidBy(node['callee']['property'])
  const isBare = Array.isArray(node['arguments']) && node['arguments'].length === 0
  return isBare && name.startsWith('toLocale') ? `${name}()` : null
}

/** Reads `.ts` and `.tsx`; throws on what is neither. */
export function parseTexts({ name, code }: SourceFile): ParsedFile {
  const { body } = parseSync(code, { syntax: 'typescript', tsx: name.endsWith('x') })
  const nodes = [...nodesIn(body, null)]
  const identifiers = nodes.flatMap(([node]) =>
    node.type === 'Identifier' ? (saidBy(node).match(word) ?? []) : [],
  )
  return {
    name,
    texts: nodes.flatMap(([node, around]) => textOf(node, around) ?? []),
    identifiers: new Set(identifiers.map((one) => one.toLowerCase())),
    machineLocales: nodes.flatMap(([node]) => machineLocaleOf(node) ?? []),
  }
}
