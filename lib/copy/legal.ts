import type { LegalDetails } from '../domain/brand.ts'
import { isOrderedByMessage, orderedBy } from '../domain/checkout.ts'
import type { DeliveryZone } from '../domain/delivery.ts'
import { deliveryTerms, limitsText } from './delivery.ts'
import { currencyName, listOf } from './wording.ts'

export type LegalSection = { readonly title: string; readonly paragraphs: readonly string[] }

/** Operator's settings; lines without a value are hidden. */
type Operator = {
  readonly storeName: string
  readonly checkoutHosts: readonly string[]
  readonly deliveryZones: readonly DeliveryZone[]
  readonly defaultCurrency: string
  readonly legal: LegalDetails
}

function contactOf({ legal }: Operator): string {
  const ways = [legal.email && `e-mail ${legal.email}`, legal.whatsapp && `WhatsApp ${legal.whatsapp}`]
  const known = ways.filter((way): way is string => Boolean(way))
  return known.length > 0
    ? `Fale conosco por ${listOf(known)}.`
    : 'Fale conosco pelo mesmo canal em que confirmamos o seu pedido.'
}

/** Names the address where the shop asks for it; a hosted checkout asks by itself. */
const withAddress = ({ checkoutHosts }: Operator, text: string) =>
  isOrderedByMessage(checkoutHosts) ? text : ''

function identityOf({ storeName, legal }: Operator): string {
  const parts = [legal.name, legal.cnpj && `CNPJ ${legal.cnpj}`, legal.address]
  return [storeName, ...parts.filter(Boolean)].join(', ')
}

/** Terms of an arranged freight; empty if it never occurs. */
function arrangedTerms({ deliveryZones, checkoutHosts }: Operator): readonly string[] {
  const mayBe = deliveryZones.some((zone) => zone.isArranged || limitsText(zone) !== '')
  const paid = isOrderedByMessage(checkoutHosts) ? '' : 'você paga só os produtos, e '
  return mayBe
    ? [
        `Quando o frete fica a combinar, ${paid}o mercado combina o valor do frete com você antes de entregar. Se você não aceitar, o pedido é cancelado e tudo o que você pagou volta, pelo mesmo meio de pagamento.`,
      ]
    : []
}

export const legalCopy = {
  returns: {
    title: 'Trocas e devoluções',
    description: 'Direito de arrependimento em 7 dias, produtos com problema e como pedir a devolução.',
    sections: (operator: Operator): readonly LegalSection[] => [
      {
        title: 'Você pode desistir em até 7 dias',
        paragraphs: [
          'Quem compra pela internet pode desistir da compra em até 7 dias corridos, contados do recebimento do produto, sem precisar explicar o motivo (Código de Defesa do Consumidor, artigo 49).',
          'Nesse caso devolvemos tudo o que você pagou, frete incluído, e a devolução não tem custo para você.',
        ],
      },
      {
        title: 'Produto com problema',
        paragraphs: [
          'Confira os produtos quando a entrega chegar. Se algo vier estragado, vencido, diferente do pedido ou faltando, avise: você pode escolher entre a troca, o dinheiro de volta ou um desconto (artigo 18).',
          'O prazo da lei para reclamar de um problema aparente é de 30 dias para alimentos e outros produtos não duráveis e de 90 dias para os duráveis (artigo 26).',
        ],
      },
      {
        title: 'Como pedir',
        paragraphs: [
          `${contactOf(operator)} Diga o número do pedido e, se puder, mande uma foto.`,
          'O valor volta pelo mesmo meio de pagamento: no PIX, para a conta de onde saiu; no cartão, como estorno na fatura.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidade',
    description: 'Quais dados a loja usa, para quê, por quanto tempo e quais são os seus direitos.',
    sections: (operator: Operator): readonly LegalSection[] => [
      { title: 'Quem cuida dos seus dados', paragraphs: [`${identityOf(operator)}. ${contactOf(operator)}`] },
      {
        title: 'O que usamos e para quê',
        paragraphs: [
          `Para entregar o pedido: os produtos escolhidos, a cidade de entrega, ${withAddress(operator, 'o endereço, quem recebe, ')}o seu WhatsApp, o que fazer se faltar um produto e as observações que você escrever. O número serve só para falar sobre o pedido (execução de contrato, artigo 7º, V, da LGPD).`,
          `Se você criar uma conta: nome, e-mail, senha (que o serviço de contas guarda de um jeito que ninguém consegue ler), as preferências de entrega${withAddress(operator, ' (com o endereço e quem recebe)')} e os favoritos que você salvar, e os pedidos feitos com ela. Ao entrar com o Google, recebemos dele nome, e-mail e foto.`,
          isOrderedByMessage(operator.checkoutHosts)
            ? 'O pedido segue numa mensagem sua pelo WhatsApp, e o pagamento é combinado com a loja. Nenhum dado de cartão passa por este site.'
            : 'O pagamento acontece na página do serviço de pagamento. Os dados do cartão não passam por esta loja.',
          'Para proteger a loja de abusos, o servidor usa o endereço de rede por pouco tempo e não o liga ao seu nome.',
        ],
      },
      {
        title: 'O que fica no seu aparelho',
        paragraphs: [
          `O carrinho, as preferências de entrega${withAddress(operator, ' (com o endereço e quem recebe)')}, os favoritos, as buscas recentes, a lista dos seus pedidos, o tema e as páginas de produtos que você visitou (para ler sem internet) ficam guardados no seu navegador, e você pode apagá-los quando quiser. Não usamos cookies de publicidade nem de medição.`,
          'Se você entrar na sua conta, cookies necessários mantêm você conectado. Eles são apagados quando você sai, junto com os favoritos, as buscas recentes e o que a conta preencheu.',
        ],
      },
      {
        title: 'Por quanto tempo e com quem',
        paragraphs: [
          'Guardamos os dados do pedido enquanto forem necessários para atendê-lo e pelo prazo que a lei exige. Eles são tratados pela plataforma da loja, pelo serviço de pagamento e, se você tiver uma conta, pelo serviço de contas, e não são vendidos.',
          'Os dados da conta ficam guardados até você excluí-la.',
        ],
      },
      {
        title: 'Os seus direitos',
        paragraphs: [
          `Você pode pedir para confirmar, acessar, corrigir, levar ou apagar os seus dados (LGPD, artigo 18). ${contactOf(operator)} Você também pode procurar a ANPD, a autoridade nacional.`,
          `Com uma conta, você faz isso em Perfil: baixa uma cópia dos seus dados ou exclui a conta. A exclusão apaga a conta, as preferências e os favoritos, e tira ${withAddress(operator, 'o endereço, quem recebe, ')}o seu WhatsApp e as suas observações dos pedidos; o que foi comprado continua no registro da loja. Se a loja precisar concluir a exclusão à mão, você lê isso na hora.`,
        ],
      },
    ],
  },
  terms: {
    title: 'Termos de uso',
    description: 'Como funcionam preços, entrega, pagamento e substituição de produtos nesta loja.',
    sections: (operator: Operator): readonly LegalSection[] => [
      { title: 'Quem vende', paragraphs: [`${identityOf(operator)}. ${contactOf(operator)}`] },
      {
        title: 'Preços e estoque',
        paragraphs: [
          `Os preços são em ${currencyName(operator.defaultCurrency)} e valem enquanto aparecem no site. Se um preço ou o estoque mudar antes do pagamento, você vê a mudança e decide se continua.`,
        ],
      },
      {
        title: 'Entrega',
        paragraphs: [
          deliveryTerms(operator.deliveryZones, orderedBy(operator.checkoutHosts)),
          ...arrangedTerms(operator),
        ],
      },
      {
        title: 'Pagamento e substituição',
        paragraphs: [
          isOrderedByMessage(operator.checkoutHosts)
            ? 'O pedido segue pelo WhatsApp, e o pagamento é combinado com a loja. A compra só está feita quando ela confirma.'
            : 'O pagamento, por cartão ou PIX, é feito na página do serviço de pagamento. A compra só está feita quando ele é confirmado.',
          'Se faltar um produto, seguimos a escolha que você marcou no carrinho: trocar por marca similar ou retirar o produto.',
        ],
      },
      {
        title: 'Trocas',
        paragraphs: [
          'Você pode desistir da compra em até 7 dias do recebimento. Veja a página de trocas e devoluções.',
        ],
      },
    ],
  },
} as const
