import { readTexts } from '../../copy/titled-texts.ts'
import type { DeskProblemKind } from '../api/calls.ts'

/** Problems of the market's desk in Portuguese. */
export const deskProblemCopy = readTexts<DeskProblemKind>({
  'desk-signed-out':
    'Entre para continuar\nA sua sessão do painel terminou. Entre com o seu usuário e a sua senha: nada se perdeu.',
  'desk-wrong-password':
    'Não conseguimos entrar\nO nome ou a senha não confere. Confira os dois e tente novamente.',
  'desk-password-needed': 'Senha não confere\nEsta não é a senha com que você entrou. Digite de novo.',
  'desk-conflict':
    'Alguém foi mais rápido\nOutra pessoa mudou isto há pouco. Veja como está agora e tente novamente.',
  'desk-unavailable':
    'Painel indisponível\nNão conseguimos ler nem anotar agora. Aguarde um instante e tente novamente.',
})

/** Fallback for failed calls without a reason from the server. */
export const deskCallCopy = {
  unreachable: 'Sem conexão com a loja. Confira a internet deste aparelho.',
  unreadable: 'A loja não respondeu como esperado. Tente de novo em instantes.',
} as const
