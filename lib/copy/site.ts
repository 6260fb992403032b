import { listOf, plural } from './wording.ts'

export const siteCopy = {
  skipToContent: 'Pular para o conteúdo',
  close: 'Fechar',
  shortcuts: 'Atalhos',
  purchases: 'Pedidos',
  signIn: 'Entrar',
  tagline: 'O mercado local, online',
  promise: 'Fresco, daqui, na sua casa.',
  siteDescription: 'O mercado local online: produtos frescos e locais entregues na sua casa.',
  menu: {
    title: 'Menu',
    description: 'Conta, tema e páginas da loja',
    visitor: 'Visitante',
    profile: 'Perfil',
    home: 'Home',
    store: 'Loja',
    purchases: 'Pedidos e favoritos',
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
    arranged: 'O mercado local online. Produtos frescos e locais, com entrega a combinar.',
    whatsapp: (number: string) => `WhatsApp: ${number}`,
    cnpj: (cnpj: string) => `CNPJ: ${cnpj}`,
  },
} as const

export const categoriesCopy = {
  title: 'Categorias',
  seeAll: 'Ver todas',
  pages: 'Páginas de categorias',
  count: (count: number) => plural(count, 'categoria', 'categorias'),
} as const
