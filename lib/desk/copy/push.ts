import { codeText } from '../../copy/order.ts'
import { listOf } from '../../copy/wording.ts'
import { deskPath, deskPaths } from '../../domain/desk-paths.ts'
import type { PushMessage } from '../../domain/push.ts'

/** Orders that are named in one message. */
const mostNamed = 3

/** Codes alone, for the screen of a locked phone. */
export function newOrdersPush(codes: readonly string[]): PushMessage {
  const ends = codes.map((code) => codeText(code).slice(-4))
  const [only = ''] = codes
  const more = codes.length - mostNamed
  return {
    title: codes.length === 1 ? 'Pedido novo' : `${codes.length} pedidos novos`,
    body: listOf(more > 0 ? [...ends.slice(0, mostNamed), `mais ${more}`] : ends),
    tag: deskPath,
    path: codes.length === 1 ? `${deskPath}${deskPaths.order(only)}` : deskPath,
  }
}

export const deskPushCopy = {
  label: 'Avisar pedido novo neste aparelho',
  detail: 'Também com o painel fechado, enquanto você não sair dele.',
  values: { on: 'Ligado', off: 'Desligado' },
  denied: 'O navegador bloqueou os avisos. Permita as notificações nas configurações do site.',
  failed: 'Não deu para mudar os avisos agora. Tente de novo.',
  onIphone: 'No iPhone, adicione o painel à Tela de Início para receber avisos.',
} as const
