import { plural } from '../../copy/wording.ts'

export const deskFrameCopy = {
  title: (storeName: string) => `Painel · ${storeName}`,
  name: 'Painel',
  needsScripts: 'O painel precisa de JavaScript. Ative no navegador e recarregue a página.',
  skipToContent: 'Pular para o conteúdo',
  navigation: 'Seções do painel',
  waiting: 'para separar',
  sections: {
    orders: 'Pedidos',
    aisles: 'Corredores',
    numbers: 'Números',
    catalog: 'Catálogo',
    log: 'Registro',
  },
  close: 'Fechar',
  day: { format: 'dd/mm/aaaa', bad: 'Digite o dia como 22/11/2026.' },
  retry: 'Tentar de novo',
  reload: 'Recarregar',
  loading: 'Carregando…',
  unreachable: {
    title: 'Sem conexão com a loja',
    detail: 'Confira a internet deste aparelho. O que foi marcado continua guardado aqui.',
    kept: 'Ainda não enviado',
    keptOf: (code: string, count: number, time: string) =>
      `Pedido ${code}: ${plural(count, 'marcação', 'marcações')}, última: ${time}`,
  },
  stale: {
    unreachable: 'Sem conexão.',
    limited: 'Muitas perguntas em pouco tempo: em instantes o painel pergunta de novo.',
    failed: 'Não foi possível atualizar.',
    since: (time: string) => `O que você vê é de ${time}.`,
    kept: (count: number) => `${plural(count, 'marcação guardada', 'marcações guardadas')}, a enviar.`,
  },
  failed: { title: 'Algo deu errado', detail: 'Não foi possível mostrar isto agora.' },
  outdated: {
    title: 'O painel foi atualizado',
    detail: 'Recarregue a página para continuar. O que foi marcado continua guardado aqui.',
  },
  notFound: {
    title: 'Esta página não existe',
    detail: 'Confira o endereço ou volte para os pedidos.',
    back: 'Ver pedidos',
  },
  account: {
    open: (user: string) => `Conta de ${user}`,
    title: 'Conta',
    signedInAs: (user: string) => `Você entrou como ${user}`,
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
    signOut: 'Sair do painel',
    signOutEverywhere: 'Sair em todos os aparelhos',
    unsent: (count: number) =>
      count === 1
        ? '1 marcação ainda não foi enviada. Fica guardada neste aparelho até você entrar de novo.'
        : `${count} marcações ainda não foram enviadas. Ficam guardadas neste aparelho até você entrar de novo.`,
    signOutFailed: 'Não foi possível sair. Tente de novo.',
  },
  shortcuts: {
    title: 'Atalhos do teclado',
    open: 'Atalhos',
    singleKeys: 'Atalhos de uma letra só',
    switch: { on: 'Ligados', off: 'Desligados' },
    keys: {
      j: 'Próximo pedido ou item',
      k: 'Pedido ou item anterior',
      x: 'Separar item, ou desmarcar',
      f: 'Faltou',
      Enter: 'Abrir pedido, ou próxima etapa',
      '/': 'Buscar pedido',
    },
  },
} as const
