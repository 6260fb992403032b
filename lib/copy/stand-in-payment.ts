/** Texts of the page that simulates the hosted payment. */
export const standInCopy = {
  notice: 'Demonstração: esta página faz o papel do pagamento. Nada é cobrado, e nenhum e-mail é enviado.',
  title: 'Pagamento do pedido',
  item: 'Item',
  amount: 'Valor',
  shipping: 'Frete',
  toBeAgreed: 'a combinar',
  total: 'Total',
  method: 'Forma de pagamento',
  card: 'Cartão',
  pix: 'PIX',
  pay: 'Pagar',
  cancel: 'Cancelar',
  paid: 'Este pedido já foi pago.',
  cancelled: 'Este pedido foi cancelado.',
  short: 'Estoque insuficiente.',
  missing: (title: string, available: number, requested: number) =>
    `${title}: ${available} em estoque, ${requested} no pedido`,
  unknownTitle: 'Pedido não encontrado',
  unknown: 'Este endereço não leva a nenhum pedido.',
} as const
