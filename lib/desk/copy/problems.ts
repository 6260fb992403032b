import type { DeskProblemKind } from '../api/calls.ts'

type ProblemText = { readonly title: string; readonly detail: string }

/** Problems of the market's desk in Portuguese. */
export const deskProblemCopy: Readonly<Record<DeskProblemKind, ProblemText>> = {
  'desk-signed-out': {
    title: 'Entre para continuar',
    detail: 'A sua sessão do painel terminou. Entre com o seu usuário e a sua senha: nada se perdeu.',
  },
  'desk-wrong-password': {
    title: 'Não conseguimos entrar',
    detail: 'O nome ou a senha não confere. Confira os dois e tente novamente.',
  },
  'desk-password-needed': {
    title: 'Senha não confere',
    detail: 'Esta não é a senha com que você entrou. Digite de novo.',
  },
  'desk-conflict': {
    title: 'Alguém foi mais rápido',
    detail: 'Outra pessoa mudou isto há pouco. Veja como está agora e tente novamente.',
  },
  'desk-unavailable': {
    title: 'Painel indisponível',
    detail: 'Não conseguimos ler nem anotar agora. Aguarde um instante e tente novamente.',
  },
}
