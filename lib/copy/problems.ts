import type { ProblemKind } from '../api/problem-kinds.ts'
import { maximumNoteLength } from '../domain/delivery.ts'
import { orderFields } from '../domain/order-fields.ts'

type ProblemText = { readonly title: string; readonly detail: string }

const checkoutFailed: ProblemText = {
  title: 'Erro no Checkout',
  detail: 'Houve um problema ao iniciar o checkout. Tente novamente.',
}

const storeSilent: ProblemText = {
  title: 'Erro no Checkout',
  detail:
    'O sistema da loja não está respondendo. Nada foi cobrado e o seu carrinho está guardado: tente novamente em instantes.',
}

const badRequest = (detail: string): ProblemText => ({ title: 'Pedido inválido', detail })

/** The one table from a problem to Portuguese. */
export const problemCopy: Readonly<Record<ProblemKind, ProblemText>> = {
  'bad-json': badRequest('Não entendemos os dados enviados.'),
  'bad-body': badRequest('Os dados enviados não estão completos ou têm algo que não esperamos.'),
  'note-too-long': {
    title: 'Observação longa demais',
    detail: `A observação do pedido vai até ${orderFields.note.maximumLength} letras, a de um produto até ${maximumNoteLength}. Encurte e tente novamente.`,
  },
  'bad-return-path': badRequest('O endereço de retorno não é desta loja.'),
  'foreign-origin': { title: 'Acesso negado', detail: 'Este pedido não veio de uma página desta loja.' },
  'too-large': {
    title: 'Pedido grande demais',
    detail: 'Os dados passam do limite de 16 KB. Encurte as observações ou divida a compra em duas.',
  },
  'list-too-large': {
    title: 'Lista grande demais',
    detail: 'O texto passa do limite de 48 KB. Cole só a lista, ou mande em duas partes.',
  },
  'not-form': { title: 'Formato não aceito', detail: 'Cole a lista na página da loja e toque em Procurar.' },
  'not-json': { title: 'Formato não aceito', detail: 'Envie os dados em JSON.' },
  'empty-cart': {
    title: 'Seu carrinho está vazio',
    detail: 'Adicione produtos ao carrinho para finalizar a compra.',
  },
  'city-not-verified': {
    title: 'Verifique a cidade de entrega',
    detail: 'Informe a sua cidade e toque em Verificar para continuar.',
  },
  'substitution-missing': {
    title: 'Opção de substituição necessária',
    detail: 'Escolha o que fazer se faltar um produto.',
  },
  'whatsapp-missing': {
    title: 'WhatsApp necessário',
    detail: 'Informe o seu WhatsApp para falarmos sobre a entrega.',
  },
  'window-missing': {
    title: 'Escolha o horário',
    detail: 'Escolha em que horário quer receber o pedido.',
  },
  'window-closed': {
    title: 'Escolha outro horário',
    detail: 'Esse horário não recebe mais pedidos. Escolha outro.',
  },
  'window-full': {
    title: 'Escolha outro horário',
    detail: 'Esse horário acabou de lotar. Escolha outro.',
  },
  'payment-missing': {
    title: 'Como vai pagar?',
    detail: 'Escolha como você vai pagar este pedido.',
  },
  'change-missing': {
    title: 'Troco para quanto?',
    detail: 'Diga um valor que chegue ao total do pedido, ou que não precisa de troco.',
  },
  'below-minimum': {
    title: 'Pedido mínimo',
    detail: 'Os produtos ainda não chegam ao pedido mínimo desta entrega. Leve mais alguma coisa.',
  },
  'insufficient-stock': {
    title: 'Estoque insuficiente',
    detail: 'Um dos produtos acabou ou não há a quantidade pedida. Ajuste o carrinho e tente novamente.',
  },
  'held-by-number': {
    title: 'Muitos produtos para um só WhatsApp',
    detail:
      'O mercado ainda não começou tudo o que este WhatsApp pediu. Leve menos agora, ou combine com o mercado.',
  },
  'held-by-network': {
    title: 'Muitos pedidos desta rede',
    detail:
      'Desta rede há muitos pedidos que o mercado ainda não começou. Leve menos, tente por outra rede ou mais tarde.',
  },
  'cart-changed': {
    title: 'O carrinho mudou',
    detail: 'O preço ou o estoque de um produto mudou. Confira e aceite as mudanças para continuar.',
  },
  'delivery-changed': {
    title: 'O frete mudou',
    detail: 'O frete deste pedido mudou. Confira o total e continue.',
  },
  'idempotency-key-missing': badRequest('Falta a chave que identifica esta tentativa de compra.'),
  'idempotency-conflict': {
    title: 'Erro no Checkout',
    detail: 'Esta tentativa de compra já foi usada com outros produtos. Tente novamente.',
  },
  'checkout-unknown': {
    title: 'A loja não respondeu a tempo',
    detail:
      'Não sabemos se o pedido foi aberto. Nada foi cobrado e o seu carrinho está guardado: tente novamente.',
  },
  'too-many-requests': {
    title: 'Muitas tentativas',
    detail: 'Recebemos muitos pedidos deste aparelho. Aguarde um instante e tente novamente.',
  },
  'shop-busy': {
    title: 'Muito movimento agora',
    detail: 'A loja está com muitos acessos. Aguarde alguns segundos e tente novamente.',
  },
  'store-busy': {
    title: 'Erro no Checkout',
    detail: 'A loja está com muitos pedidos agora. Aguarde um instante e tente novamente.',
  },
  'store-failed': checkoutFailed,
  'store-down': storeSilent,
  'store-timeout': storeSilent,
  'bad-checkout-address': checkoutFailed,
  'orders-unavailable': {
    title: 'Erro no Checkout',
    detail:
      'Não conseguimos anotar pedidos agora. Nada foi enviado nem cobrado e o seu carrinho está guardado: tente novamente em instantes.',
  },
  'bad-secret': { title: 'Acesso negado', detail: 'A chave de atualização não confere.' },
  'auth-not-configured': {
    title: 'Integração Pendente! ⚙️',
    detail: 'Configure a integração com o Supabase para ativar a autenticação.',
  },
  'not-found': { title: 'Não encontrado', detail: 'Este endereço não existe.' },
}
