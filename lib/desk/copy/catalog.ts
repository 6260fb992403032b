import { plural } from '../../copy/wording.ts'
import type { CatalogLack, ReadFailure } from '../api/catalog.ts'

const lacks: Readonly<Record<CatalogLack, { readonly title: string; readonly detail: string }>> = {
  picture: { title: 'Sem foto', detail: 'Aparecem na loja com um desenho no lugar da foto.' },
  price: { title: 'Com preço zero', detail: 'Confira o preço: quem os compra não paga nada.' },
  category: { title: 'Sem categoria', detail: 'Só se acham pela busca e na lista de todos os produtos.' },
  'sold-out': { title: 'Esgotados', detail: 'Não podem ser comprados até o estoque voltar.' },
  'not-for-sale': { title: 'Fora de venda', detail: 'A loja mostra, mas não vende.' },
}

const failures: Readonly<Record<ReadFailure, string>> = {
  unreachable: 'o sistema da loja não foi encontrado',
  timeout: 'o sistema da loja demorou demais',
  http: 'o sistema da loja respondeu com erro',
  'rate-limited': 'o sistema da loja pediu para esperar',
  malformed: 'a resposta da loja não pôde ser lida',
  overloaded: 'havia leituras demais ao mesmo tempo',
  'too-large': 'a resposta da loja era grande demais',
  redirected: 'o sistema da loja mudou de endereço',
  unavailable: 'o sistema da loja falhou muitas vezes seguidas',
  'own-fault': 'houve um erro neste site',
}

export const deskCatalogCopy = {
  title: 'Catálogo',
  readNow: 'Ler agora',
  reading: 'Lendo…',
  readDone: 'Catálogo lido agora.',
  readAt: (time: string) => `Lido em ${time}`,
  never: 'O catálogo ainda não foi lido.',
  file: {
    writtenAt: (place: string, time: string) => `Planilha ${place}, salva em ${time}`,
    sentAt: (place: string, time: string) => `Planilha ${place}, lida em ${time}`,
    isFine: 'A planilha pôde ser lida.',
    goesOn: (time: string) => `A loja segue com a última versão boa, lida em ${time}.`,
    leftOut: { title: 'Linhas fora da loja', detail: 'Corrija na planilha e salve: entram sozinhas.' },
    notes: { title: 'À venda, com um aviso', detail: 'Veja se é isto mesmo.' },
    line: (line: number, name: string | null) => (name === null ? `Linha ${line}` : `Linha ${line}: ${name}`),
  },
  delivery: {
    title: 'A planilha de entregas tem erros',
    detail: 'Vale a última versão boa. Corrija e salve: ela entra sozinha.',
  },
  deliveryArranged:
    'Nenhuma entrega está escrita: a loja diz que ela é a combinar. Preencha a aba “entregas” da planilha, ou SERVED_CITIES.',
  isOld: 'O catálogo está desatualizado: preços e estoque podem ter mudado.',
  lastFailure: (time: string, kind: ReadFailure) => `A última falha foi em ${time}: ${failures[kind]}.`,
  noFailure: 'Nenhuma falha de leitura desde que o site foi ligado.',
  counts: (products: number, categories: number) =>
    `${plural(products, 'produto', 'produtos')} em ${plural(categories, 'categoria', 'categorias')}`,
  lacks,
  nothing: { title: 'Nada a corrigir', detail: 'Todos os produtos têm foto, preço, categoria e estoque.' },
  more: (count: number) => `e mais ${count}`,
  opensShop: '(abre na loja)',
} as const
