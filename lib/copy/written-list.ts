import type { Content } from '../domain/pack-contents.ts'
import type { PackFacts } from '../domain/packs-for.ts'
import { contentText } from './amounts.ts'
import { listOf, plural } from './wording.ts'

export const writtenListCopy = {
  title: 'Cole a sua lista',
  description: 'Cole a lista de compras como você manda pelo WhatsApp e leve tudo para o carrinho.',
  intro:
    'Uma linha para cada produto, do jeito que você manda pelo WhatsApp. Você confere tudo antes de ir para o carrinho.',
  label: 'Lista de compras',
  placeholder: '2 leites\n1 kg de banana bem madura\nmeia dúzia de ovos',
  hint: 'Até 100 linhas. O texto só é lido: a loja não guarda.',
  submit: 'Procurar',
  noteCut: 'A observação do pedido não coube inteira.',
  answer: {
    title: 'Sua lista',
    found: (found: number, lines: number) =>
      found === lines
        ? `${plural(lines, 'linha', 'linhas')}, tudo achado. Confira e troque o que quiser.`
        : `${found} de ${plural(lines, 'linha', 'linhas')}. Confira e troque o que quiser.`,
    empty: 'Não há nenhum produto nesta lista.',
    lines: 'Linhas da lista',
    choices: (written: string) => `Produto para “${written}”`,
    others: (count: number) => `Trocar (${count})`,
    leaveOut: 'Deixar fora',
    amount: 'Quantidade',
    soldOut: (title: string) => `${title} está esgotado. O que é parecido:`,
    onlySoldOut: (title: string) => `${title} está esgotado.`,
    missing: 'Não achamos na loja.',
    near: 'Não achamos na loja. O que é parecido:',
    done: 'Riscado na lista ou não desejado: fica fora até você escolher.',
    search: 'Procurar na loja',
    newTab: '(abre outra aba)',
    note: (note: string) => `Recado: “${note}”`,
    orderNote: (missing: readonly string[]) => `Não achei na loja: ${missing.join('; ')}`,
    orderNoteHint: 'O que não achamos vai como observação do pedido. Mude ou apague, se quiser.',
    orderNoteRest: (rest: readonly string[]) => `Não coube na observação: ${listOf(rest)}.`,
    unread: 'Não lemos: passa de 100 linhas ou de 200 letras em uma linha.',
    total: 'Total dos produtos',
    add: 'Adicionar tudo ao carrinho',
    withoutScripts:
      'Sem JavaScript, os produtos e as quantidades vão para um carrinho com link próprio; recados e observação não vão junto.',
    change: 'Mudar a lista',
    new: 'Nova lista',
  },
} as const

const packsOf = (packs: number, of: Content) => `${packs} × ${contentText(of)}`

/** `3 × 2 kg = 6 kg`; one pack: `Vem com 2 kg`. */
const shown = (packs: number, of: Content, reaches: Content) =>
  packs === 1 ? `Vem com ${contentText(of)}` : `${packsOf(packs, of)} = ${contentText(reaches)}`

/** Explains a difference to the request; null without one. */
export function packFactsText(facts: PackFacts, quantity: number): string | null {
  const { packs, of, asked, reaches, outcome } = facts
  if (packs > quantity) return `Só ${quantity} em estoque`
  if (!asked || !of) return null
  switch (outcome) {
    case 'exact':
      // Single pieces match the request.
      return packs > 1 && reaches && of.amount > 1 ? `${packsOf(packs, of)} = ${contentText(reaches)}` : null
    case 'more':
    case 'less':
      return reaches && `${shown(packs, of, reaches)}; você pediu ${contentText(asked)}`
    case 'less-than-piece':
      return `Uma peça de cerca de ${contentText(of)}`
    case 'pieces-by-weight':
      return reaches && `Cerca de ${contentText(reaches)} para ${contentText(asked)}`
    case 'unknown':
      return null
  }
}
