import type { OrderedBy } from '../domain/checkout.ts'
import { marketTimeZone } from '../domain/market-time.ts'
import type { PastOrderState } from '../domain/past-order.ts'
import { language } from './language.ts'
import { listOf, plural } from './wording.ts'

const deletionWord = 'EXCLUIR'

const cancelled = 'Você cancelou; o carrinho está como estava'

// The shop knows of the return; only the payment service knows of the payment.
const orderStates: Readonly<Record<OrderedBy, Readonly<Record<PastOrderState, string>>>> = {
  payment: {
    opened: 'Pagamento iniciado, sem retorno até agora',
    arrived: 'Aguardando o mercado confirmar o pagamento',
    'payment-cancelled': cancelled,
    unknown: 'Sem resposta do pagamento: fale com o mercado antes de repetir a compra',
  },
  message: {
    opened: 'Pedido preparado, ainda não enviado pelo WhatsApp',
    arrived: 'Pedido levado ao WhatsApp; o mercado confirma por lá',
    'payment-cancelled': cancelled,
    unknown: 'Sem resposta: fale com o mercado antes de repetir o pedido',
  },
}

export const profileCopy = {
  title: 'Perfil',
  loading: 'Carregando a sua conta…',
  purchases: {
    title: 'Pedidos e favoritos',
    parts: 'Nesta página',
  },
  needsScript: 'Ative o JavaScript do navegador para ver a sua conta.',
  visitor: {
    title: 'Entre para ver o seu perfil',
    detail:
      'Com uma conta, os seus dados de entrega, pedidos e favoritos acompanham você em qualquer aparelho.',
    button: 'Entrar ou Criar Conta',
  },
  unavailable: {
    title: 'A sua conta não respondeu',
    detail: 'O serviço de contas está indisponível no momento. Você pode continuar comprando normalmente.',
    retry: 'Tentar novamente',
  },
  since: (date: string) => `Na loja desde ${date}`,
  deletionRequested: (date: string) =>
    `Você pediu a exclusão desta conta em ${date}. A loja está concluindo o pedido.`,
  data: {
    title: 'Seus dados',
    name: 'Nome',
    email: 'Email',
    emailHint: 'O email identifica a sua conta e não pode ser alterado aqui.',
  },
  delivery: {
    title: 'Entrega',
    hint: 'Preenchemos o carrinho com estes dados quando os campos estiverem vazios.',
    whatsapp: 'WhatsApp',
    whatsappPrivacy: 'O número fica na sua conta e serve só para falar sobre os seus pedidos.',
    privacyLink: 'Privacidade',
    noSubstitution: 'Perguntar a cada compra',
  },
  save: 'Salvar',
  saving: 'Salvando…',
  saved: { title: 'Dados salvos ✅', description: 'Já estão valendo.' },
  orders: {
    id: 'seus-pedidos',
    title: 'Pedidos',
    empty: 'Nenhum pedido por aqui ainda',
    emptyDetail: 'As compras feitas neste aparelho ou com a sua conta aparecem aqui.',
    signIn: 'Entrar para ver seus pedidos',
    failed: 'Não conseguimos carregar os seus pedidos agora.',
    asOf: (since: string) => `Sem conexão com a loja agora. O que você vê é de ${since}.`,
    code: (code: string) => `Pedido ${code}`,
    productsTotal: 'Produtos',
    paid: 'Pago',
    earlier: 'Pedidos anteriores',
    /** `Banana-prata, Morango e mais 6` */
    names: (names: readonly string[], more: number) =>
      more > 0 ? `${names.join(', ')} e mais ${more}` : listOf(names),
    showMore: (count: number) => `Mostrar mais ${plural(count, 'pedido', 'pedidos')}`,
    states: orderStates,
    again: 'Comprar de novo',
    chooseOthers: 'Escolher outros produtos',
    othersAreNew: 'É um novo pedido, pago à parte.',
    adding: 'Adicionando…',
    againOf: (code: string) => `Comprar de novo o pedido ${code}`,
    added: 'Adicionado ao Carrinho! 🛒',
    addedDetail: (lines: number) => `${plural(lines, 'produto adicionado', 'produtos adicionados')}.`,
    missing: (titles: readonly string[]) => `Não disponível agora: ${listOf(titles)}.`,
    reduced: (titles: readonly string[]) => `Em quantidade menor: ${listOf(titles)}.`,
    nothing: 'Nada foi adicionado',
    againFailed: 'Não foi possível consultar os produtos agora. Tente novamente.',
  },
  today: {
    price: (price: string, isEach: boolean) => `Hoje ${price}${isEach ? ' cada' : ''}`,
    samePrice: 'Mesmo preço hoje',
    gone: 'Não está mais à venda',
    renamed: (name: string) => `Agora: ${name}`,
    ordered: (name: string) => `Você pediu: ${name}`,
    products: 'Comprando hoje',
    some: (count: number, all: number) => `${count} de ${all} itens hoje`,
    nothing: 'Nenhum item à venda hoje',
  },
  favourites: {
    id: 'seus-favoritos',
    title: 'Favoritos',
    counted: (count: number) => `Favoritos (${count})`,
    empty: 'Nenhum favorito ainda',
    emptyDetail: 'Toque no coração de um produto para guardá-lo aqui.',
    failed: 'Não conseguimos carregar os seus favoritos agora.',
    browse: 'Ver produtos',
  },
  password: {
    title: 'Senha',
    current: 'Senha atual',
    next: 'Nova senha',
    submit: 'Alterar senha',
    submitting: 'Alterando…',
    forgot: 'Não tem senha ou esqueceu? Enviar link por email',
  },
  sessions: { title: 'Acesso', here: 'Sair deste aparelho', everywhere: 'Sair de todos os aparelhos' },
  privacy: {
    title: 'Privacidade',
    detail: 'Você pode levar uma cópia dos seus dados ou excluir a sua conta quando quiser.',
    download: 'Baixar meus dados',
    downloading: 'Preparando…',
    file: 'meus-dados-mercado.json',
    deleteTitle: 'Excluir minha conta',
    deleteDetail: (by: OrderedBy) =>
      `Apaga a conta, as preferências e os favoritos, e tira dos pedidos o seu contato${by === 'message' ? ', o endereço e quem recebe' : ''}. Não é possível desfazer.`,
    deleteLabel: `Digite ${deletionWord} para confirmar`,
    deleteSubmit: 'Excluir a conta',
    deleting: 'Excluindo…',
    deleted: { title: 'Conta excluída', description: 'Os seus dados foram apagados. Volte quando quiser.' },
    deletionRequested: {
      title: 'Exclusão pedida',
      description:
        'Apagamos os seus dados da loja e anotamos o pedido: a loja conclui a exclusão do seu email.',
    },
  },
} as const

/** `12 de março de 2026`, in the market's zone. */
export function longDate(iso: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: marketTimeZone() })
  return format.format(new Date(iso))
}

export function isDeletionConfirmed(text: string): boolean {
  return text.trim().toLocaleUpperCase(language) === deletionWord
}
