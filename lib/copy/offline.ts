import { itemCount } from './wording.ts'

/** Part of the service worker: contains only texts. */
export const offlineCopy = {
  title: 'Sem internet',
  cartIsKept: 'Seu carrinho está guardado',
  pricesOf: (time: string) => `Preços de ${time}`,
  detail: 'Esta página não está guardada neste aparelho. Ela volta quando a conexão voltar.',
  keptCart: (count: number) => `Seu carrinho está guardado: ${itemCount(count)}.`,
  visited: 'Você pode ler sem internet',
  retry: 'Tentar novamente',
  checkout: 'Seu carrinho está guardado. Finalize a compra quando a conexão voltar.',
} as const
