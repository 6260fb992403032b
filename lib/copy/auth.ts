/** The window in which a shopper signs in or up, and what is said afterwards. */
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
  name: 'Nome',
  email: 'Email',
  password: 'Senha',
  or: 'ou',
  google: 'Continuar com Google',
  openingGoogle: 'Abrindo o Google…',
  signedIn: { title: 'Login realizado! 🎉', description: 'Bem-vindo(a)!' },
  signedUp: {
    title: 'Conta criada! ✅',
    description: 'Enviamos um link de confirmação para o seu email.',
  },
  signedOut: { title: 'Você saiu! 👋', description: 'Esperamos te ver novamente em breve.' },
} as const
