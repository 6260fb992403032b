import type { CartItem } from '../domain/cart.ts'
import { pickupAddress } from '../domain/pickup.ts'
import { keepUnits } from '../domain/text.ts'
import { isByScale } from './offer.ts'
import { orderFieldCopy } from './order-fields.ts'
import { itemCount, kilograms, plural } from './wording.ts'

export const cartCopy = {
  title: 'Carrinho',
  description: 'Produtos escolhidos, entrega e total da compra',
  empty: 'Seu carrinho está vazio',
  emptyHint: 'Adicione produtos para continuar.',
  remove: 'Remover',
  removeProduct: (title: string) => `Remover ${title} do carrinho`,
  each: (price: string) => `${price} cada`,
  verify: 'Verificar',
  cityConfirmed: 'Cidade confirmada!',
  cityConfirmedDetail: 'Pode prosseguir com a sua compra.',
  address: 'Endereço de entrega',
  addressMissing: { street: 'Informe a rua.', houseNumber: 'Informe o número. Sem número? Escreva s/n.' },
  cityRefused: 'Região não atendida',
  cityRefusedDetail: 'Desculpe, ainda não estamos atendendo na sua cidade.',
  changeCity: 'Trocar',
  changeCityOf: 'cidade',
  itemMeter: (count: number, most: number) => `${count} de ${itemCount(most)}`,
  weightMeter: (grams: number, most: number) => `${kilograms(grams)} de ${kilograms(most)} kg`,
  estimated: 'estimado',
  payment: {
    next: 'Cartão ou PIX: você escolhe na próxima etapa.',
    /** The store of the payment decides the final fee. */
    fee: ' Lá você confere frete e total antes de pagar.',
    scaleNote: 'Na balança: se pesar menos, o mercado devolve a diferença; se pesar mais, combina com você.',
    starting: 'Abrindo o pagamento…',
    elsewhere: 'Pode haver um pagamento aberto',
    elsewhereDetail:
      'Você já levou estes produtos para o pagamento, talvez em outra aba. Se já pagou, não finalize de novo: a compra seria cobrada duas vezes.',
  },
  message: {
    next: 'Na próxima etapa o pedido segue pelo WhatsApp, e o mercado combina com você o pagamento.',
    fee: '',
    scaleNote: 'O total final sai na balança, e o mercado informa você.',
    starting: 'Preparando o pedido…',
    elsewhere: 'Pode haver um pedido enviado',
    elsewhereDetail:
      'Você já preparou um pedido com estes produtos, talvez em outra aba. Se já mandou a mensagem, não finalize de novo: o mercado receberia dois pedidos.',
  },
  askedNote: 'Na próxima etapa o pedido segue pelo WhatsApp. Nada é cobrado aqui.',
  storageFailed: 'Carrinho só nesta página',
  storageFailedDetail: 'O navegador não deixou guardar o carrinho. Ele se perde ao fechar a página.',
  linesLost: 'Faltou um produto no carrinho',
  linesLostDetail:
    'Um produto guardado não pôde mais ser lido e saiu da lista. Confira o carrinho antes de finalizar.',
  subtotal: 'Produtos',
  saved: 'Economia já incluída',
  shipping: 'Frete',
  /** Introduces links to missing details. */
  missing: 'Complete:',
  missingParts: {
    'city-not-verified': 'cidade',
    'address-missing': 'endereço',
    'substitution-missing': 'substituição',
    'whatsapp-missing': 'WhatsApp',
    'window-missing': 'horário',
    'payment-missing': 'pagar',
    'change-missing': 'troco',
  },
  changeFor: (total: string) => `Diga o troco: para ${total} ou mais`,
  noChange: 'Não preciso de troco',
  finish: 'Finalizar Compra',
} as const

/** Replaces the city for orders that are picked up. */
export const pickupCopy = {
  choose: (place: string | null) => `Retirar na loja${place === null ? '' : `: ${pickupAddress(place)}`}`,
  chosen: 'Você retira na loja',
  where: 'Onde retirar',
  missing: 'Escolha onde retirar',
  missingPart: 'retirada',
  check: { title: 'Retirada na loja', description: 'Onde o pedido é retirado' },
  changeOf: 'forma de receber',
  only: 'O mercado local online. Produtos frescos e locais, para retirar na loja.',
} as const

export const cartBarCopy = {
  label: 'Resumo do carrinho',
  items: itemCount,
  open: 'Ver carrinho',
} as const

export const quoteCopy = {
  checking: 'Conferindo preços…',
  settled: 'Preços conferidos agora',
  changed: 'Conferido agora: houve mudanças',
  failed: 'Os preços serão confirmados no pagamento.',
  changedItems: (count: number) => plural(count, 'item mudou', 'itens mudaram'),
  showFirst: 'Ver no carrinho',
  newTotal: (total: string) => `Novo total: ${total}`,
  accept: 'Aceitar mudanças',
  accepted: 'Mudanças aceitas.',
  review: 'Confira as mudanças do carrinho',
  priceChanged: (from: string, to: string) => `Preço mudou de ${from} para ${to}`,
  priceFell: (from: string, to: string) => `Boa notícia: baixou de ${from} para ${to}`,
  short: (available: number, quantity: number) =>
    `${available === 1 ? 'Só resta 1' : `Só restam ${available}`}: a quantidade passa de ${quantity} para ${available}`,
  gone: 'Esgotado: sai do carrinho',
  goneRemoved: (count: number) => `${count} produtos esgotados foram removidos.`,
  goneUndoHint: (count: number) => `Desfazer: devolver ${count} produtos ao carrinho`,
} as const

const { choices, short } = orderFieldCopy.substitution

/** Fits on one line of a narrow phone. */
const onLine = { similar: 'similar', remove: 'retirar' } satisfies Record<keyof typeof choices, string>

type Preference = { readonly substitution: keyof typeof choices | null; readonly note: string }

export const preferencesCopy = {
  /** `Se faltar: retirar · “bem madura”`; lists the options when nothing was chosen. */
  summary: ({ substitution, note }: Preference): string =>
    [
      substitution ? `${short.label}: ${onLine[substitution]}` : short.label,
      ...(note.trim() ? [`“${note.trim()}”`] : []),
    ].join(' · '),
  /** Begins with the visible label, as voice control needs. */
  label: (product: string, summary: string) => `${summary}, ${product}`,
  ifMissing: 'Se faltar este produto',
  choice: { asCart: 'Como no carrinho todo', ...choices },
  note: 'Recado para quem separa',
  notePlaceholder: 'Ex.: bem madura',
  noteLength: (length: number, maximum: number) => `${length} de ${maximum}`,
} as const

/** Is true when the scale decides the price. */
export const isPricedByScale = ({ pack }: Pick<CartItem, 'pack'>) => isByScale(pack)

export function shownPack({
  title,
  variantTitle,
  pack,
}: Pick<CartItem, 'title' | 'variantTitle' | 'pack'>): string | null {
  const isNew = (text: string | null) => text && !title.toLowerCase().includes(text.toLowerCase())
  return keepUnits([variantTitle, pack].filter(isNew).join(' · ')) || null
}
