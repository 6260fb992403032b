import { plural } from '../../copy/wording.ts'
import type { FulfillmentState } from '../../domain/fulfillment.ts'
import { deskOrderCopy } from './order.ts'
import { deskOrdersCopy } from './orders.ts'

export type LeftOpen = Readonly<
  Record<'untouched' | 'refused' | 'similarDue' | 'unweighed' | 'unanswered', number>
>

function titleOf({ untouched, refused, similarDue, unweighed }: LeftOpen): string {
  if (untouched + refused > 0) return 'Ainda falta separar'
  if (similarDue > 0) return 'Ainda falta oferecer similar'
  return unweighed > 0 ? 'Ainda falta pesar' : 'Ainda falta resposta'
}

/** `3 sem marcar · 1 similar a oferecer`. */
export function leftOpenText({ untouched, similarDue, refused, unanswered }: LeftOpen): string {
  const parts = [
    untouched > 0 && deskOrdersCopy.overlooked(untouched),
    similarDue > 0 && deskOrderCopy.similarDue(similarDue),
    refused > 0 && deskOrdersCopy.refused(refused),
    unanswered > 0 && deskOrderCopy.unanswered(unanswered),
  ]
  return parts.filter(Boolean).join(' · ')
}

const confirms: Readonly<Partial<Record<FulfillmentState, string>>> = {
  'on-the-way': 'Sair assim mesmo',
  delivered: 'Entregar assim mesmo',
}

export function readyQuestion(open: LeftOpen, to: FulfillmentState = 'ready') {
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
    confirm: confirms[to] ?? 'Pronto assim mesmo',
    back: 'Continuar separando',
  }
}
