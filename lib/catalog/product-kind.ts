import { generalWords, synonymGroups } from '../search/synonyms.ts'
import { isTie, stem, stemsOf, type Word, wordsOf } from '../search/words.ts'

/** What holds goods, or is cut of them, is not what they are: 'bandeja de morango', 'filé de peito de frango'. */
const holders: ReadonlySet<string> = new Set(
  [
    ...['asa', 'bife', 'coxa', 'cubo', 'fatia', 'file', 'medalhao', 'pedaco', 'peito', 'posta', 'sobrecoxa'],
    ...['bandeja', 'caixa', 'cartela', 'duzia', 'fardo', 'garrafa', 'kg', 'kit', 'lata', 'maco', 'pacote'],
    ...['penca', 'pote', 'quilo', 'rede', 'sache', 'tira', 'unidade', 'vidro'],
  ].map(stem),
)

/** 'aipim' is 'mandioca'. */
const sameKind = new Map(
  synonymGroups.flatMap((names) => {
    const [first = '', ...others] = names.map(stemsOf).filter(({ length }) => length === 1)
    return others.map(([other = '']) => [other, first[0] ?? ''] as const)
  }),
)

/** What is taken for another kind, as one citrus fruit for another. */
const related: readonly ReadonlySet<string>[] = [
  ['bergamota', 'laranja', 'lima', 'limao'],
  ['morango', 'mirtilo', 'framboesa', 'amora'],
  ['alface', 'rucula', 'agriao', 'espinafre', 'couve', 'almeirao', 'chicoria'],
  ['cheiro', 'cebolinha', 'salsinha', 'coentro'],
  ['queijo', 'mucarela', 'ricota'],
  ['manteiga', 'margarina'],
  ['pao', 'baguete'],
  ['carne', 'patinho', 'alcatra', 'picanha', 'acem', 'maminha', 'fraldinha', 'contrafile', 'coxao'],
  ...generalWords.filter(([general]) => general === 'peixe'),
].map((names) => new Set(names.map(kindOf)))

/** The first word says what a thing is: 'leite' of 'leite desnatado', never of 'creme de leite'. Empty where nothing does. */
export function kindOf(title: string): string {
  const kind = kindIn(wordsOf(title).filter(({ folded }) => !/\d/.test(folded)))
  return sameKind.get(kind) ?? kind
}

function kindIn([first, ...rest]: readonly Word[]): string {
  if (!first) return ''
  const isOf = rest[0]?.folded === 'de'
  return isTie(first) || (isOf && holders.has(first.stem)) ? kindIn(rest) : first.stem
}

export const isRelatedKind = (one: string, other: string) =>
  related.some((kinds) => kinds.has(one) && kinds.has(other))
