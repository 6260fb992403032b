import { plural } from '../../copy/wording.ts'
import type { DeskAction } from '../api/choices.ts'
import type { DeskLogEntry } from '../api/log.ts'

const actions: Readonly<Record<DeskAction, string>> = {
  'signed-in': 'entrou no painel',
  'signed-in-by-pass': 'entrou no painel com um passe',
  'sign-in-refused': 'tentou entrar e não conseguiu',
  'signed-out': 'saiu do painel',
  'sessions-ended': 'teve todas as sessões encerradas',
  'user-added': 'virou usuário do painel',
  'password-changed': 'teve a senha trocada',
  'user-removed': 'deixou de ser usuário do painel',
  'contact-opened': 'abriu o contato do pedido',
  'contact-erased': 'apagou o contato do pedido',
  'payment-confirmed': 'confirmou o pagamento do pedido',
  'payment-taken-back': 'desfez a confirmação do pagamento do pedido',
  'difference-settled': 'acertou a diferença do pedido',
  'difference-taken-back': 'desfez o acerto da diferença do pedido',
  'fee-entered': 'anotou o frete do pedido',
  'fee-taken-back': 'desfez o frete do pedido',
  'person-looked-up': 'procurou os pedidos de uma pessoa',
  exported: 'baixou dados',
  'password-refused': 'errou a senha ao baixar ou apagar dados',
  'catalogue-read': 'mandou ler o catálogo',
}

const ownMachine = /^(?:127\.|0:0:0:0::|::1)/
const ownNetwork = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/

function placeOf(address: string): string {
  if (ownMachine.test(address)) return 'pelo próprio servidor'
  if (ownNetwork.test(address)) return 'pela rede local'
  if (address === 'unknown') return 'de endereço desconhecido'
  return `pela internet, de ${address.replace(/::\/64$/, '')}`
}

/** Omits the command of entries written by commands. */
export function logDetail({ detail, requestId }: Pick<DeskLogEntry, 'detail' | 'requestId'>): string | null {
  if (detail === null || requestId === null) return null
  return /^\d+$/.test(detail) ? plural(Number(detail), 'pedido', 'pedidos') : detail
}

export const deskLogCopy = {
  title: 'Registro',
  detail: 'Quem fez o quê no painel, do mais novo ao mais antigo. Separação e etapas ficam em cada pedido.',
  privacy: 'Pedidos de clientes sobre os seus dados',
  action: 'O quê',
  actions,
  everything: 'Tudo',
  user: 'Usuário',
  noUser: 'Alguém sem usuário',
  from: placeOf,
  byCommand: 'no computador da loja',
  more: 'Ver mais antigos',
  loadingMore: 'Carregando…',
  empty: { title: 'Nada aqui', detail: 'Nenhuma anotação com este filtro.' },
} as const
