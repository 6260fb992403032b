import type { DeskAction } from '../api/choices.ts'

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
  'person-looked-up': 'procurou os pedidos de uma pessoa',
  exported: 'baixou dados',
  'password-refused': 'errou a senha ao baixar ou apagar dados',
  'catalogue-read': 'mandou ler o catálogo',
}

/** Who did what at the desk. */
export const deskLogCopy = {
  title: 'Registro',
  detail: 'Quem fez o quê no painel, do mais novo ao mais antigo. Separação e etapas ficam em cada pedido.',
  privacy: 'Pedidos de clientes sobre os seus dados',
  action: 'O quê',
  actions,
  everything: 'Tudo',
  user: 'Usuário',
  everybody: 'Todos',
  noUser: 'Alguém sem usuário',
  from: (address: string) => `de ${address}`,
  byCommand: 'no computador da loja',
  more: 'Ver mais antigos',
  loadingMore: 'Carregando…',
  empty: { title: 'Nada aqui', detail: 'Nenhuma anotação com este filtro.' },
} as const
