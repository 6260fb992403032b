/** Apart from other texts: part of every page's first JavaScript. */
export const failureCopy = {
  title: 'Algo deu errado',
  detail: 'Não conseguimos carregar esta página agora. Tente de novo em instantes.',
  retry: 'Tentar novamente',
  backToStore: 'Voltar para a Loja',
  code: (digest: string) => `Código: ${digest}`,
  products: (message = 'Falha ao carregar produtos') => `Erro ao carregar produtos: ${message}`,
  product: (message = 'Falha ao carregar o produto') => `Erro ao carregar o produto: ${message}`,
} as const
