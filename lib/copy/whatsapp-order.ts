import { pickupAddress } from '../domain/pickup.ts'
import { weightText } from './amounts.ts'
import { plural } from './wording.ts'

/** Message to the market. */
export const orderMessageCopy = {
  heading: (code: string, storeName: string) => `*Pedido ${code}* (${storeName})`,
  line: (quantity: number, name: string, total: string) => `${quantity} × ${name}: ${total}`,
  weight: (grams: number, isAbout: boolean) => `${isAbout ? 'cerca de ' : ''}${weightText(grams)}`,
  more: (count: number) => `… e mais ${plural(count, 'produto', 'produtos')}, no link abaixo`,
  note: (note: string) => `  Nota: ${note}`,
  ifMissing: { similar: '  Se faltar: trocar por similar', remove: '  Se faltar: retirar' },
  city: (city: string) => (pickupAddress(city) === null ? `Entrega em ${city}` : city),
  noCity: 'Entrega: a combinar',
  products: (total: string) => `Produtos: ${total}`,
  shipping: (fee: string) => `Frete: ${fee}`,
  noShipping: 'Frete: a combinar',
  total: (total: string) => `*Total: ${total}*`,
  totalWithoutShipping: (total: string) => `*Total sem frete: ${total}*`,
  link: (address: string) => `Pedido completo: ${address}`,
} as const

/** Page between cart and WhatsApp, also linked in the message. */
export const whatsappOrderCopy = {
  pageTitle: 'Seu pedido',
  needsScript: 'Ative o JavaScript do navegador para ver o pedido.',
  title: (code: string) => `Pedido ${code}`,
  open: 'Falta só enviar: o botão abre o WhatsApp com o pedido já escrito; lá, toque em enviar. O mercado responde, pede o endereço e combina o resto. Nada é cobrado aqui.',
  openFetched:
    'Falta só enviar: o botão abre o WhatsApp com o pedido já escrito; lá, toque em enviar. O mercado responde e combina o resto. Nada é cobrado aqui.',
  sent: 'O WhatsApp do mercado já abriu com este pedido. Se a mensagem não foi enviada, abra de novo.',
  short: 'Este pedido não foi enviado, e os produtos dele voltaram à venda. Volte à loja e finalize de novo.',
  windowFull:
    'Este pedido não foi enviado, e o horário dele lotou. Volte à loja, escolha outro horário e finalize de novo.',
  lapsed:
    'Este pedido seguiu para o WhatsApp do mercado, mas não foi começado a tempo, e os produtos voltaram à venda. Para saber se ainda dá, fale com o mercado.',
  send: 'Enviar pelo WhatsApp',
  sendAgain: 'Abrir o WhatsApp de novo',
  back: 'Voltar para a loja',
  change: 'Voltar e mudar o pedido',
  unknownTitle: 'Pedido não encontrado',
  unknown: 'Este endereço não leva a nenhum pedido.',
  failedTitle: 'Um instante',
  failed: 'Não conseguimos abrir o pedido agora. Ele está guardado: atualize a página em alguns segundos.',
  item: 'Produto',
  amount: 'Valor',
  shipping: 'Frete',
  toBeAgreed: 'a combinar',
  total: 'Total',
  pix: {
    title: 'Pague com Pix',
    wait: 'Pix: espere o valor final',
    amount: (amount: string) => `${amount} para este pedido`,
    paid: (amount: string | null) => ['Pix', ...(amount ? [`de ${amount}`] : []), 'recebido'].join(' '),
    confirmed: (at: string) => `Confirmado pelo mercado ${at}.`,
    /** Order not begun by the market. */
    later: 'Nada foi cobrado ainda. O Pix aparece neste pedido quando o valor for o final.',
    /** Shown while the bag is open. */
    mayDiffer: 'Se o total mudar, vocês combinam a diferença.',
    receiver: 'Quem recebe',
    checkReceiver: 'Confira o nome no app do banco antes de pagar.',
    sayPaid: 'Avisar que já paguei',
    notPaid: 'Ainda não paguei',
    awaited: (amount: string) => `Aguardando o mercado confirmar o Pix de ${amount}`,
    awaitedHow: 'A confirmação aparece aqui quando o valor cair na conta. Não pague de novo.',
    payOnce: 'Não pague de novo.',
    changed: (amount: string) => `O pedido agora soma ${amount}: combine a diferença com o mercado.`,
    tellAgain: 'Avisar de novo',
    paidMessage: (amount: string) => `Paguei ${amount} por Pix.`,
    showAgain: 'Ver o código de novo',
    see: 'Acompanhar o Pix',
    picture: 'Código QR do Pix',
    /** A phone cannot photograph its own screen. */
    elsewhere: 'Pagar de outro aparelho',
    show: 'Ver o código Pix',
    code: 'Pix copia e cola',
    copy: 'Copiar código Pix',
    copied: 'Código copiado. Cole no app do seu banco.',
    notCopied: 'Não deu para copiar. Selecione o código abaixo e copie.',
    how: 'No app do banco, escolha Pix copia e cola. O mercado confirma quando o valor cair na conta.',
    howElsewhere: 'No app do banco do outro aparelho, escolha pagar com QR code e aponte a câmera.',
  },
} as const
