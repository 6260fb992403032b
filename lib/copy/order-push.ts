import type { FulfillmentState } from '../domain/fulfillment.ts'
import { publicPaths, replacementsId } from '../domain/public-paths.ts'
import type { PushMessage } from '../domain/push.ts'
import { codeText } from './order.ts'
import { arrivesText, lateEstimateText, newEstimateText } from './order-arrival.ts'
import { nothingTitle, stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'
import { lowerFirst, plural } from './wording.ts'

/** The end of a code distinguishes a shopper's orders. */
const shownLength = 4

type Pushed = {
  readonly code: string
  readonly fulfillment: FulfillmentState
  readonly pickup: string | null
  /** Lines in whose place something comes that was not answered. */
  readonly replaced: number
  /** What became of each. */
  readonly lines: Parameters<typeof nothingTitle>[0]['lines']
  /** What is not as it was ordered, in words, once the bag is closed. */
  readonly changes: string | null
  /** About when it arrives, ISO 8601. */
  readonly arrivesAt: string | null
  /** Whether it is that hour that is new. */
  readonly isNewHour: boolean
  /** Whether what was agreed before is over. */
  readonly isBehind: boolean
}

const next: Readonly<Partial<Record<FulfillmentState, string>>> = {
  delivered: 'confira se veio tudo certo',
  cancelled: 'toque para ver o que fazer',
}

/** Code and state of an order, and how many of its lines changed, for the screen of a locked phone: no product, amount or name. `now`: ms since 1970. */
export function orderPush(pushed: Pushed, now: number): PushMessage {
  const { code, fulfillment, pickup, replaced, lines, changes, arrivesAt, isNewHour, isBehind } = pushed
  const shown = codeText(code)
  const named = profileCopy.orders.code(shown.slice(-shownLength))
  const place = { tag: shown, path: `${publicPaths.purchases}#${shown}` }
  if (isNewHour && arrivesAt) {
    const estimateText = isBehind ? lateEstimateText : newEstimateText
    return { ...place, title: estimateText(Date.parse(arrivesAt), now), body: named }
  }
  if (fulfillment === 'picking') {
    const title = plural(replaced, 'item foi trocado', 'itens foram trocados')
    const path = `${publicPaths.purchases}#${replacementsId(shown)}`
    return { ...place, title, body: `${named} · responda até o pedido sair`, path }
  }
  const title = stateText({ fulfillment, pickup, lines })
  const isNothing = nothingTitle({ fulfillment, lines }) !== null
  const arrival = arrivesAt && lowerFirst(arrivesText(Date.parse(arrivesAt), now))
  return {
    title,
    body: [named, next[isNothing ? 'cancelled' : fulfillment] ?? changes ?? arrival]
      .filter(Boolean)
      .join(' · '),
    ...place,
  }
}

/** What an order's page says of notifications on this device. */
export const pushOfferCopy = {
  turnOn: 'Avisar neste aparelho quando mudar',
  isOn: 'Avisos ligados neste aparelho',
  turnOff: 'Desligar avisos',
  denied:
    'O navegador bloqueou os avisos desta loja. Para receber, permita as notificações nas configurações do site.',
  failed: 'Não deu para mudar os avisos agora. Tente de novo.',
  onIphone:
    'No iPhone, os avisos funcionam com a loja na Tela de Início: toque em Compartilhar e em Adicionar à Tela de Início.',
} as const
