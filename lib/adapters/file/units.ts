import { foldText } from '../../domain/text.ts'

/** What goods are sold by, in the words of price tags; the first of each stands for all. */
const units = [
  ['un', 'und', 'unid', 'unidade', 'unidades', 'peca', 'pecas', 'pc', 'pcs', 'cada'],
  ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'k'],
  ['g', 'gr', 'grs', 'grama', 'gramas'],
  ['l', 'lt', 'lts', 'litro', 'litros'],
  ['ml'],
  ['dz', 'duzia', 'duzias'],
  ['pct', 'pcte', 'pacote', 'pacotes'],
  ['cx', 'caixa', 'caixas'],
  ['maco', 'macos'],
  ['bandeja', 'bandejas', 'bdj'],
  ['pe', 'pes'],
  ['lata', 'latas'],
  ['garrafa', 'garrafas'],
  ['pote', 'potes'],
] as const

const keyOf = new Map<string, string>(units.flatMap((words) => words.map((word) => [word, words[0]])))

/** The one word for a unit, whichever way it is written; null where it is none that is known. */
export function unitKey(text: string): string | null {
  return keyOf.get(foldText(text).replace(/\.$/, '')) ?? null
}

/** Whether two texts mean one unit: 'kg', '1 quilo' and, of goods that are weighed, 'cerca de 1 kg'. */
export function isSameUnit(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => {
    const plain = foldText(text)
      .replace(/^(?:cerca de )?1(?!\d)\s*/, '')
      .replaceAll(' ', '')
    return unitKey(plain) ?? plain
  })
  return one === other
}

/** As it is shown: a unit of measure by its sign, and all else as the shopkeeper writes it. */
export function unitName(text: string): string {
  const key = unitKey(text)
  return key !== null && ['un', 'kg', 'g', 'l', 'ml'].includes(key) ? key : text.trim()
}
