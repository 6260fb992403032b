/** What a person of the market says of an order's payment. */
export const deskPaymentCopy = {
  confirm: 'Confirmei o pagamento',
  confirmedBy: (by: string) => `${by} confirmou o pagamento`,
  takenBackBy: (by: string) => `${by} desfez a confirmação do pagamento`,
  undoLabel: 'Desfazer a confirmação',
  confirmed: 'Pagamento confirmado',
  takenBack: 'Desfeito. Pagamento não confirmado',
} as const
