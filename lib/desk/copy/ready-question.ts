import { plural } from '../../copy/wording.ts'

/** Lines of an order that is said to be ready. */
type LeftOpen = Readonly<Record<'untouched' | 'refused' | 'similarDue' | 'unweighed' | 'unanswered', number>>

function titleOf({ untouched, refused, similarDue, unweighed }: LeftOpen): string {
  if (untouched + refused > 0) return 'Ainda falta separar'
  if (similarDue > 0) return 'Ainda falta oferecer similar'
  return unweighed > 0 ? 'Ainda falta pesar' : 'Ainda falta resposta'
}

/** Asked before an order is ready of which something is open. */
export function readyQuestion(open: LeftOpen) {
  const { untouched, refused, similarDue, unweighed, unanswered } = open
  const detail = [
    untouched > 0 && `${plural(untouched, 'item não foi marcado', 'itens não foram marcados')}.`,
    refused > 0 && `O cliente recusou ${plural(refused, 'troca: tire', 'trocas: tire')} da sacola.`,
    similarDue > 0 &&
      `${plural(similarDue, 'item faltou', 'itens faltaram')}, e o cliente pediu similar: ofereça na linha do item.`,
    unweighed > 0 &&
      `${plural(unweighed, 'item vendido por peso está', 'itens vendidos por peso estão')} sem peso.`,
    unanswered > 0 &&
      `${plural(unanswered, 'troca está', 'trocas estão')} sem resposta do cliente: se nada vier até o pedido sair, ${unanswered === 1 ? 'ela vale' : 'elas valem'}.`,
  ]
  return {
    title: titleOf(open),
    detail: detail.filter(Boolean).join(' '),
    confirm: 'Pronto assim mesmo',
    back: 'Continuar separando',
  }
}
