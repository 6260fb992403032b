import { itemCount, listOf } from './wording.ts'

export const siteCopy = {
  language: 'pt-BR',
  skipToContent: 'Pular para o conteúdo',
  close: 'Fechar',
  loading: 'Carregando…',
  tagline: 'O mercado local, online',
  promise: 'Fresco, daqui, na sua casa.',
  siteDescription: 'O mercado local online: produtos frescos e locais entregues na sua casa.',
  header: {
    openMenu: 'Abrir menu',
    openCart: (count: number) =>
      count === 0 ? 'Abrir carrinho, vazio' : `Abrir carrinho, ${itemCount(count)}`,
    search: 'Buscar',
    searchPlaceholder: 'Buscar produtos, marcas e mais...',
  },
  menu: {
    title: 'Menu',
    description: 'Conta, tema e páginas da loja',
    visitor: 'Visitante',
    profile: 'Perfil',
    home: 'Home',
    store: 'Loja',
    becomeSeller: 'Me tornar Seller',
    signIn: 'Entrar ou Criar Conta',
    signOut: 'Sair',
    sections: 'Navegação',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
  },
  footer: {
    sections: 'Rodapé',
    description: (cities: readonly string[]) =>
      `O mercado local online. Produtos frescos e locais entregues na sua casa, em ${listOf(cities)}.`,
    whatsapp: (number: string) => `WhatsApp: ${number}`,
    cnpj: (cnpj: string) => `CNPJ: ${cnpj}`,
  },
} as const
