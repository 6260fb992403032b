import { weightText as packWeight } from '../../copy/amounts.ts'
import { itemCount, plural } from '../../copy/wording.ts'
import type { FulfillmentState } from '../../domain/fulfillment.ts'
import { parseMeasure } from '../../domain/measure.ts'
import type { MoveFrom } from '../../domain/order-stage.ts'
import { fulfillmentCopy } from './order-words.ts'

/** `0,450 kg`, as on a scale. */
export function weightText(grams: number): string {
  const kilos = Math.floor(grams / 1000)
  return `${kilos},${String(grams % 1000).padStart(3, '0')} kg`
}

type Piece = {
  readonly variantTitle: string | null
  readonly pack: string | null
  readonly nominalGrams: number | null
  readonly isSoldByWeight: boolean
}

/** `bandeja com 300 g`, or `6 unidades cada (12 ao todo)`; empty when the name states the size. */
export function pieceText({ variantTitle, pack, nominalGrams, isSoldByWeight }: Piece, quantity = 1): string {
  const isSaid = variantTitle !== null && /\d/.test(variantTitle)
  const weight =
    nominalGrams === null || isSaid ? null : `${isSoldByWeight ? 'cerca de ' : ''}${packWeight(nominalGrams)}`
  const text = [variantTitle, pack ?? weight].filter(Boolean).join(' · ')
  const measure = quantity > 1 ? parseMeasure(text) : null
  if (measure?.kind !== 'count') return text
  return `${text} cada (${(measure.thousandths / 1000) * quantity} ao todo)`
}

type MoveNames = { readonly [From in FulfillmentState]: Readonly<Record<MoveFrom<From>, string>> }

export const deskOrderCopy = {
  title: 'Pedido',
  back: 'Pedidos',
  notFound: {
    title: 'Pedido não encontrado',
    detail: 'Este código não é de nenhum pedido. Confira ou volte para a lista.',
  },
  noCity: 'Sem cidade: combine a entrega',
  total: 'Total',
  products: 'Produtos',
  shipping: 'Frete',
  unknownPrice: 'a combinar',
  agreeFreight:
    'Combine o frete antes de sair. Se o cliente não aceitar, cancele o pedido e devolva o que foi pago.',
  weightLabel: 'Peso aproximado',
  print: 'Imprimir',
  detailsNotSent: {
    title: 'Os dados da entrega só estão aqui',
    detail: 'A loja não aceitou cidade, contato e trocas. Use o que está nesta página.',
  },
  held: (moment: string) =>
    `Produtos reservados até ${moment}. Sem começar a separar até lá, eles voltam à venda.`,
  notHeld: {
    title: 'Os produtos deste pedido voltaram à venda',
    detail: (moment: string) =>
      `Ninguém começou a separar até ${moment}. Ao começar, o site reserva de novo o que ainda houver: confira a prateleira.`,
  },
  notPlaced: {
    title: 'Isto não virou um pedido',
    detail: 'O cliente não chegou a concluir o pedido. Não separe nada.',
  },
  paymentCancelled: {
    title: 'O cliente cancelou no pagamento',
    detail: 'Não separe nada. Se ele pagar depois, o pedido aparece em Para separar.',
  },
  progress: (done: number, all: number) => `${done} de ${all}`,
  progressLabel: (done: number, all: number) =>
    `${done} de ${itemCount(all)} ${all === 1 ? 'conferido' : 'conferidos'}`,
  unanswered: (count: number) => `${count} sem resposta`,
  similarDue: (count: number) => `${plural(count, 'similar', 'similares')} a oferecer`,
  toOpenLines: (count: number) => `Conferir ${itemCount(count)}`,
  change: (amount: string) => `Leve ${amount} de troco`,
  changeShort: (total: string) => `O pedido deu ${total}, mais que o dinheiro do cliente: combine com ele`,
  otherCategory: 'Sem categoria',
  done: 'Conferidos',
  found: { label: 'Achei', of: (name: string) => `Achei: ${name}` },
  quantity: (count: number) => `${count}×`,
  substitution: { similar: 'Se faltar: trocar por similar', remove: 'Se faltar: retirar' },
  wished: {
    similar: 'O cliente pediu: trocar por similar, na mesma quantidade',
    remove: 'O cliente pediu: retirar',
  },
  offerSimilar: 'Oferecer similar',
  afterRefusal: (refused: string) =>
    `Tire da sacola: ${refused}. Ofereça outro no lugar, ou marque que faltou.`,
  note: 'Nota',
  status: {
    picked: 'Separado',
    unweighed: 'Sem peso',
    fewer: (found: number, wanted: number) => `Só ${found} de ${wanted}`,
    missing: 'Faltou',
    replaced: (by: string) => `Trocado por ${by}`,
    exchanged: 'Trocado',
    instead: (count: number, name: string) => `No lugar de ${count}× ${name}`,
    by: (user: string) => `por ${user}`,
    answers: { accepted: 'Cliente aceitou', refused: 'Cliente recusou', none: 'Sem resposta' },
  },
  unsent: 'Não enviado',
  closed: (mine: string) => `Não entrou no pedido: ${mine}. Este pedido não recebe mais marcações.`,
  refused: (mine: string) => `Não entrou no pedido: ${mine}. O servidor não aceitou esta marcação.`,
  sendAgain: 'Enviar de novo',
  leftUnsent: (user: string, mine: string) => `${user} marcou aqui, e não foi enviado: ${mine}.`,
  sendAs: (user: string) => `Enviar como ${user}`,
  drop: 'Descartar',
  question: (user: string, theirs: string, mine: string) =>
    `${user} marcou: ${theirs}. Aqui você marcou: ${mine}.`,
  keepTheirs: (user: string) => `Manter o de ${user}`,
  sendMine: 'Manter o meu',
  open: 'Em aberto',
  menu: {
    open: (name: string) => `Opções de ${name}`,
    pick: 'Separar',
    fewer: 'Achei menos',
    missing: 'Faltou',
    replace: 'Trocar por…',
    weigh: 'Pesar',
    undo: 'Desfazer',
    ask: 'Perguntar no WhatsApp',
    product: 'Ver na loja',
    back: 'Voltar',
  },
  fewer: {
    label: 'Quantos você achou?',
    save: (count: number, wanted: number) => `Separar ${count} de ${wanted}`,
  },
  weigh: {
    label: 'Peso na balança, de tudo junto',
    expected: (grams: number, pieces: number) =>
      pieces === 1
        ? `Vendido como ${packWeight(grams)}`
        : `Vendido como ${packWeight(grams * pieces)} (${pieces} × ${packWeight(grams)})`,
    units: { kg: 'kg', g: 'g' },
    read: (grams: number) => `= ${weightText(grams)}`,
    bad: 'Digite o peso, como 0,450. Confira se é kg ou g.',
    save: 'Guardar peso',
  },
  replace: {
    label: 'O que vai no lugar?',
    price: 'Preço de tudo que vai no lugar',
    noPrice: 'Sem preço, este item fica a combinar.',
    badPrice: 'Digite o preço como 12,90.',
    search: 'Buscar no catálogo',
    found: 'Encontrados em estoque',
    notFound: 'Nada em estoque com esse nome.',
    each: (count: number, price: string) => `${count} × ${price}`,
    similar: 'Parecidos em estoque',
    inAisle: (aisle: string) => `${aisle} em estoque`,
    inOrder: (price: string) => `${price} no pedido`,
    offer: 'Trocar por',
    own: 'Outro produto',
    pieces: 'Quantos vão no lugar',
    searching: 'Procurando parecidos…',
    none: 'Nada parecido em estoque.',
    failed: 'Não deu para procurar parecidos agora.',
    save: 'Trocar',
  },
  contact: {
    title: 'Contato',
    reach: 'Falar com o cliente',
    none: 'Este pedido não tem WhatsApp.',
    follow: 'Siga o que o cliente escolheu se faltar algo.',
    erased: (at: string) => `O contato foi apagado em ${at}.`,
    show: 'Mostrar contato',
    logged: 'Fica anotado quem abriu.',
    shown: 'Anotamos que você abriu este contato.',
    failed: 'Não deu para abrir o contato. Tente de novo.',
    message: 'Mensagem',
    messages: { ready: 'Pronto', 'on-the-way': 'Saiu', freight: 'Frete', about: 'Geral', total: 'Valor' },
    write: 'Abrir WhatsApp',
    unreadable: 'O número não parece completo. Confira antes de ligar.',
  },
  ask: {
    title: (name: string) => `Perguntar sobre ${name}`,
    offer: 'O que oferecer no lugar',
    message: 'Mensagem',
  },
  moves: {
    names: {
      waiting: { picking: 'Começar a separar', cancelled: 'Cancelar pedido' },
      picking: { ready: 'Separação pronta', cancelled: 'Cancelar pedido' },
      ready: {
        'on-the-way': 'Saiu para entrega',
        delivered: 'Entregue na loja',
        picking: 'Voltar a separar',
        cancelled: 'Cancelar pedido',
      },
      'on-the-way': { delivered: 'Entregue', ready: 'Voltou para a loja', cancelled: 'Cancelar pedido' },
      delivered: {},
      cancelled: {},
    } satisfies MoveNames as Readonly<
      Record<FulfillmentState, Readonly<Partial<Record<FulfillmentState, string>>>>
    >,
    more: 'Mais opções do pedido',
    undoLabel: (state: FulfillmentState) => `Desfazer “${fulfillmentCopy[state]}”`,
    undo: (what: string, seconds: number) => `${what} (${seconds} s)`,
    moved: (state: FulfillmentState) => `Pedido: ${fulfillmentCopy[state]}`,
    undone: (state: FulfillmentState) => `Desfeito. Pedido: ${fulfillmentCopy[state]}`,
    conflict: 'Outra pessoa mudou este pedido. Veja como está agora.',
    sending: 'Salvando…',
    unsent: (count: number) =>
      `${plural(count, 'marcação ainda não foi enviada', 'marcações ainda não foram enviadas')}. Tente de novo com internet.`,
    questions: 'Há marcações para conferir neste pedido. Responda antes de seguir.',
  },
  cancelQuestion: {
    title: 'Cancelar este pedido?',
    detail: 'O cliente vê o cancelamento na página do pedido. Se ele já pagou, devolva o valor.',
    onTheWay: 'O pedido já saiu para entrega: avise quem está levando.',
    confirm: 'Cancelar pedido',
    back: 'Não cancelar',
  },
  history: {
    title: (count: number) => `Histórico (${count})`,
    moved: (by: string, state: string) => `${by}: ${state}`,
    undone: (by: string, state: string) => `${by} desfez: voltou para ${state}`,
    settled: (by: string, sum: string) => `${by} acertou: ${sum}`,
    unsettled: (by: string, sum: string) => `${by} desfez o acerto: ${sum}`,
    fee: (by: string, fee: string) => `${by} anotou o frete: ${fee}`,
    feeUndone: (by: string, fee: string) => `${by} desfez o frete: ${fee}`,
    ticked: (by: string, title: string, became: string) => `${by} marcou ${title}: ${became}`,
  },
} as const
