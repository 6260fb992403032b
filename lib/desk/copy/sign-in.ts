import { plural } from '../../copy/wording.ts'

export const deskSignInCopy = {
  title: 'Entrar no painel',
  detail: 'Só para quem trabalha no mercado.',
  user: 'Usuário',
  password: 'Senha',
  show: 'Mostrar senha',
  hide: 'Esconder senha',
  submit: 'Entrar',
  submitting: 'Entrando…',
  ended: {
    title: 'Sua sessão terminou',
    detail: 'Entre de novo para continuar de onde parou. Nada do que foi marcado se perdeu.',
  },
  tooOften: (seconds: number) =>
    seconds < 60
      ? `Muitas tentativas. Espere ${plural(seconds, 'segundo', 'segundos')} e tente de novo.`
      : `Muitas tentativas. Espere ${plural(Math.ceil(seconds / 60), 'minuto', 'minutos')} e tente de novo, ou peça um passe a quem cuida do site.`,
  missing: 'Preencha usuário e senha.',
} as const
