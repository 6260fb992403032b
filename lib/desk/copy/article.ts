import { foldText } from '../../domain/text.ts'

/** Verbs in compounds such as 'lava-roupas'; they do not show the gender. */
const verbs = /^(lava|limpa|porta|guarda|tira|saca|quebra|abre|mata|seca|passa)-/iu

/** Words whose ending misleads; without accents. */
const feminine = new Set(
  'alface baguete carne chave colher couve flor maionese noz raiz rede sobremesa torre'.split(' '),
)
const masculine = new Set(
  (
    'abacate acai alvejante amaciante arroz azeite bacon balde bife camembert cara cha chantilly chocolate chope ' +
    'condicionador coracao creme croissant cuscuz desinfetante detergente doce edamame espinafre fuba gengibre guarana ' +
    'hidratante iogurte ketchup leite maracuja panetone peixe rabanete refrigerante sabonete sache salame salsao ' +
    'sorvete tomate vinagre'
  ).split(' '),
)

/** `pimentões` → `pimentão`; null unless the word ends like a plural. */
function singularOf(word: string): string | null {
  if (word.length < 4) return null
  const endings: readonly (readonly [RegExp, string])[] = [
    [/(?:ões|ães|ãos)$/u, 'ão'],
    [/éis$/u, 'el'],
    [/ais$/u, 'al'],
    [/ns$/u, 'm'],
    [/([rz])es$/u, '$1'],
    [/([aeioãéêáó])s$/u, '$1'],
  ]
  for (const [ending, single] of endings) if (ending.test(word)) return word.replace(ending, single)
  return null
}

function genderOf(word: string): 'o' | 'a' | null {
  const folded = foldText(word)
  if (feminine.has(folded)) return 'a'
  if (masculine.has(folded)) return 'o'
  if (/(?:ção|[aeiou]gem|dade|ã|a)$/u.test(word)) return 'a'
  if (/(?:ão|o|[áéêíóú]|[iu]|l|r|[aiu]m)$/u.test(word)) return 'o'
  return null
}

export type Article = { readonly article: 'o' | 'a' | 'os' | 'as'; readonly isPlural: boolean }

/** Article by the first word: `o` for 'Morango bandeja', `as` for 'Ostras frescas'; null when unclear. */
export function articleOf(name: string): Article | null {
  const [first = ''] = name.trim().split(/\s+/u)
  if (verbs.test(first)) return null
  const [head = ''] = first.toLowerCase().split('-')
  if (!/^\p{L}{2,}$/u.test(head)) return null
  const one = head === 'brócolis' ? 'brócolo' : singularOf(head)
  const gender = genderOf(one ?? head)
  if (gender === null || (one === null && head.endsWith('s'))) return null
  return one === null ? { article: gender, isPlural: false } : { article: `${gender}s`, isPlural: true }
}

/** Name inside a sentence: 'morango', but 'Coca-Cola' and 'AdeS'. */
export const inSentence = (name: string) =>
  /^\p{Lu}[^\p{Lu}\s]*(?:\s|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
