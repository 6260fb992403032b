export const authCopy = {
  signIn: {
    title: 'Entrar',
    description: 'Entre com o seu email e a sua senha, ou com a sua conta do Google',
    submit: 'Entrar',
    submitting: 'Entrando…',
    other: 'Ainda não tem conta?',
  },
  signUp: {
    title: 'Criar Conta',
    description: 'Crie a sua conta com nome, email e senha, ou com a sua conta do Google',
    submit: 'Criar Conta',
    submitting: 'Criando a conta…',
    other: 'Já tem conta?',
  },
  recover: {
    title: 'Esqueci minha senha',
    description: 'Informe o email da sua conta: enviaremos um link para criar uma nova senha',
    submit: 'Enviar link',
    submitting: 'Enviando…',
    other: 'Lembrou a senha?',
  },
  confirmEmail: {
    title: 'Confirme o seu email',
    description: 'Diz para onde foi a mensagem e o que fazer quando ela não chega',
    sentTo: 'O link de confirmação foi para',
    sentToEnd: '.',
    next: 'Toque nele para ativar a conta e escolher a senha que vai valer.',
    nothingCame: 'Não chegou nada?',
    advice: [
      'Espere um minuto e olhe também no spam.',
      'Confira se o endereço está certo.',
      'Se você já tem uma conta com este email, entre com a sua senha.',
    ],
    resend: 'Reenviar email',
    resendIn: (seconds: number) => `Reenviar email em ${seconds} s`,
    resending: 'Enviando…',
    otherEmail: 'Usar outro email',
    signIn: 'Entrar com a minha senha',
  },
  confirmationResent: {
    title: 'Email reenviado 📬',
    description: 'Se a conta ainda espera a confirmação, o link chega em instantes.',
  },
  forgot: 'Esqueci minha senha',
  recoverHint: 'Enviaremos um link para você criar uma nova senha.',
  name: 'Nome',
  email: 'Email',
  password: 'Senha',
  passwordRule: 'Use pelo menos 8 caracteres. Uma frase que só você conhece é uma boa senha.',
  passwordTooLong: 'Esta senha é longa demais: encurte um pouco. Letras com acento contam por duas.',
  showPassword: 'Mostrar senha',
  or: 'ou',
  google: 'Continuar com Google',
  openingGoogle: 'Abrindo o Google…',
  signedIn: { title: 'Login realizado! 🎉', description: 'Bem-vindo(a)!' },
  signedUp: {
    title: 'Conta criada! ✅',
    description: 'Enviamos um link de confirmação para o seu email.',
  },
  recoverySent: {
    title: 'Verifique o seu email 📬',
    description:
      'Se houver uma conta com este endereço, o link para criar uma nova senha chega em instantes.',
  },
  unavailable: { title: 'Sua conta', hint: 'Indisponível no momento' },
  signedOut: { title: 'Você saiu! 👋', description: 'Esperamos te ver novamente em breve.' },
} as const

export const sessionEndedCopy = {
  title: 'A sua sessão terminou',
  description: 'Entre novamente para ver a sua conta.',
} as const
