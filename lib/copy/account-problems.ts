import type { AccountProblemKind } from '../api/problem-kinds.ts'
import type { AccountCallFailure } from '../browser/call-accounts.ts'
import type { PasswordRule } from '../domain/password.ts'
import { problemCopy } from './problems.ts'
import { readTexts } from './titled-texts.ts'
import { listOf } from './wording.ts'

/** Reveals nothing about which e-mail addresses have an account. */
export const accountProblemCopy = readTexts<AccountProblemKind>(
  {
    'auth-unavailable':
      'O serviço de contas não respondeu. Tente novamente em instantes; você pode continuar comprando sem entrar.',
    'auth-busy': 'Foram muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
    'auth-failed': 'Não foi possível completar a ação.',
    'wrong-credentials': 'Email ou senha incorretos.',
    'wrong-password': 'A senha atual não confere.',
    'email-not-confirmed':
      'Confirme o seu email antes de entrar: toque no link que enviamos quando a conta foi criada.',
    'password-unproved':
      'Este email foi confirmado em outro navegador. Para entrar, crie a sua senha em “Esqueci minha senha”.',
    'email-refused': 'Não conseguimos enviar mensagens para este email. Confira o endereço.',
    'weak-password':
      'Esta senha é fraca demais. Use pelo menos 8 caracteres, com letras, números e símbolos.',
    'same-password': 'A nova senha precisa ser diferente da atual.',
    'link-expired': 'Este link já foi usado ou não vale mais. Peça um novo.',
    'sign-up-closed': 'No momento não é possível criar contas novas.',
    'account-blocked': 'Esta conta está bloqueada. Fale com a loja.',
    'session-ended': 'A sua sessão terminou. Entre novamente.',
    'sign-in-again': 'Por segurança, saia e entre novamente antes de trocar a senha.',
    'password-too-long':
      'Esta senha é longa demais. Use no máximo 72 letras; as que têm acento contam por duas.',
    'mail-refused':
      'No momento não conseguimos enviar emails. Tente novamente em alguns minutos; você pode continuar comprando sem entrar.',
    'google-off': 'No momento não é possível entrar com o Google. Use o seu email e a sua senha.',
    'account-too-large': 'Esta conta guarda dados demais para entrar por aqui. Fale com a loja.',
    'confirmation-mismatch': 'O texto digitado não confere. Nada foi excluído.',
  },
  'Não foi possível acessar a conta',
)

const letterCopy: Readonly<Record<PasswordRule['letters'][number], string>> = {
  lower: 'letra minúscula',
  upper: 'letra maiúscula',
  letter: 'letra',
  digit: 'número',
  symbol: 'símbolo',
}

function weakPasswordCopy({ minimumLength, letters }: PasswordRule): string {
  const length = minimumLength === null ? 'uma senha' : `pelo menos ${minimumLength} caracteres`
  const kinds = listOf(letters.map((letter) => letterCopy[letter]))
  return `Esta senha é fraca demais. Use ${length}${kinds && `${minimumLength === null ? '' : ','} com ${kinds}`}.`
}

export function authFailureText(
  kind: AccountCallFailure['kind'],
  rule: PasswordRule | null = null,
): { title: string; description: string } {
  if (kind === 'weak-password' && rule) {
    return { title: 'Ocorreu um erro', description: weakPasswordCopy(rule) }
  }
  if (kind === 'auth-not-configured') {
    const { title, detail: description } = problemCopy[kind]
    return { title, description }
  }
  const description =
    kind === 'unreachable' || kind === 'unreadable'
      ? accountProblemCopy['auth-failed'].detail
      : { ...problemCopy, ...accountProblemCopy }[kind].detail
  return { title: 'Ocorreu um erro', description }
}
