/** The pages that links of e-mails lead to. */
export const accountPagesCopy = {
  confirm: {
    title: 'Confirmar acesso',
    detail: 'Falta só um toque para confirmar que este email é seu.',
    button: 'Confirmar e entrar',
    confirming: 'Confirmando…',
    recoveryDetail: 'Falta só um toque para você criar uma nova senha.',
    recoveryButton: 'Continuar',
    broken: 'Este link está incompleto ou não vale mais',
    brokenDetail: 'Abra o link mais recente que enviamos ou peça um novo em “Esqueci minha senha”.',
    returnFailed: 'Não foi possível entrar com o Google',
    returnFailedDetail: 'O acesso foi cancelado ou demorou demais. Tente novamente.',
    signIn: 'Entrar',
    needsScript: 'Ative o JavaScript do navegador para confirmar o seu acesso.',
  },
  newPassword: {
    title: 'Criar nova senha',
    detail: 'Escolha uma senha que você não usa em outros sites.',
    label: 'Nova senha',
    submit: 'Salvar nova senha',
    submitting: 'Salvando…',
    saved: { title: 'Senha alterada ✅', description: 'Os outros aparelhos foram desconectados.' },
  },
} as const
