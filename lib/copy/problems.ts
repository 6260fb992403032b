import type { ProblemKind } from '../api/problem-kinds.ts'
import { maximumNoteLength } from '../domain/delivery.ts'
import { orderFields } from '../domain/order-fields.ts'
import { readTexts } from './titled-texts.ts'

const checkoutFailed = 'Erro no Checkout\nHouve um problema ao iniciar o checkout. Tente novamente.'
const storeSilent =
  'Erro no Checkout\nO sistema da loja não está respondendo. Nada foi cobrado e o seu carrinho está guardado: tente novamente em instantes.'

export const problemCopy = readTexts<ProblemKind>({
  'bad-json': 'Pedido inválido\nNão entendemos os dados enviados.',
  'bad-body': 'Pedido inválido\nOs dados enviados não estão completos ou têm algo que não esperamos.',
  'note-too-long': `Observação longa demais\nA observação do pedido vai até ${orderFields.note.maximumLength} letras, a de um produto até ${maximumNoteLength}. Encurte e tente novamente.`,
  'bad-return-path': 'Pedido inválido\nO endereço de retorno não é desta loja.',
  'foreign-origin': 'Acesso negado\nEste pedido não veio de uma página desta loja.',
  'too-large':
    'Pedido grande demais\nOs dados passam do limite de 16 KB. Encurte as observações ou divida a compra em duas.',
  'list-too-large':
    'Lista grande demais\nO texto passa do limite de 48 KB. Cole só a lista, ou mande em duas partes.',
  'not-form': 'Formato não aceito\nCole a lista na página da loja e toque em Procurar.',
  'not-json': 'Formato não aceito\nEnvie os dados em JSON.',
  'empty-cart': 'Seu carrinho está vazio\nAdicione produtos ao carrinho para finalizar a compra.',
  'city-not-verified':
    'Verifique a cidade de entrega\nInforme a sua cidade e toque em Verificar para continuar.',
  'address-missing':
    'Informe a rua e o número\nO mercado precisa saber onde entregar. Sem número? Escreva s/n.',
  'substitution-missing': 'Opção de substituição necessária\nEscolha o que fazer se faltar um produto.',
  'whatsapp-missing': 'WhatsApp necessário\nInforme o seu WhatsApp para falarmos sobre a entrega.',
  'window-missing': 'Escolha o horário\nEscolha em que horário quer receber o pedido.',
  'window-closed': 'Escolha outro horário\nEsse horário não recebe mais pedidos. Escolha outro.',
  'window-full': 'Escolha outro horário\nEsse horário acabou de lotar. Escolha outro.',
  'payment-missing': 'Como vai pagar?\nEscolha como você vai pagar este pedido.',
  'change-missing':
    'Troco para quanto?\nDiga um valor que chegue ao total do pedido, ou que não precisa de troco.',
  'below-minimum':
    'Pedido mínimo\nOs produtos ainda não chegam ao pedido mínimo desta entrega. Leve mais alguma coisa.',
  'insufficient-stock':
    'Estoque insuficiente\nUm dos produtos acabou ou não há a quantidade pedida. Ajuste o carrinho e tente novamente.',
  'held-by-number':
    'Muitos produtos para um só WhatsApp\nO mercado ainda não começou tudo o que este WhatsApp pediu. Leve menos agora, ou combine com o mercado.',
  'held-by-network':
    'Muitos pedidos desta rede\nDesta rede há muitos pedidos que o mercado ainda não começou. Leve menos, tente por outra rede ou mais tarde.',
  'cart-changed':
    'O carrinho mudou\nO preço ou o estoque de um produto mudou. Confira e aceite as mudanças para continuar.',
  'delivery-changed': 'O frete mudou\nO frete deste pedido mudou. Confira o total e continue.',
  'idempotency-key-missing': 'Pedido inválido\nFalta a chave que identifica esta tentativa de compra.',
  'idempotency-conflict':
    'Erro no Checkout\nEsta tentativa de compra já foi usada com outros produtos. Tente novamente.',
  'checkout-unknown':
    'A loja não respondeu a tempo\nNão sabemos se o pedido foi aberto. Nada foi cobrado e o seu carrinho está guardado: tente novamente.',
  'too-many-requests':
    'Muitas tentativas\nRecebemos muitos pedidos deste aparelho. Aguarde um instante e tente novamente.',
  'shop-busy':
    'Muito movimento agora\nA loja está com muitos acessos. Aguarde alguns segundos e tente novamente.',
  'store-busy':
    'Erro no Checkout\nA loja está com muitos pedidos agora. Aguarde um instante e tente novamente.',
  'store-failed': checkoutFailed,
  'store-down': storeSilent,
  'store-timeout': storeSilent,
  'bad-checkout-address': checkoutFailed,
  'orders-unavailable':
    'Erro no Checkout\nNão conseguimos anotar pedidos agora. Nada foi enviado nem cobrado e o seu carrinho está guardado: tente novamente em instantes.',
  'bad-secret': 'Acesso negado\nA chave de atualização não confere.',
  'auth-not-configured':
    'Integração Pendente! ⚙️\nConfigure a integração com o Supabase para ativar a autenticação.',
  'not-found': 'Não encontrado\nEste endereço não existe.',
})
