/** Where a call of the desk came to nothing, and our server could not say why. */
export const deskCallCopy = {
  unreachable: 'Sem conexão com a loja. Confira a internet deste aparelho.',
  unreadable: 'A loja não respondeu como esperado. Tente de novo em instantes.',
} as const
