import { language, timeZone } from './language.ts'
import { itemCount } from './wording.ts'

/** What is said without a connection. The service worker carries it too: nothing but words stands here. */
export const offlineCopy = {
  title: 'Sem internet',
  cartIsKept: 'Seu carrinho está guardado',
  /** Of a copy: when its prices were read. */
  pricesOf: (time: string) => `Preços de ${time}`,
  detail: 'Esta página ainda não foi aberta neste aparelho. Ela volta quando a conexão voltar.',
  keptCart: (count: number) => `Seu carrinho está guardado: ${itemCount(count)}.`,
  visited: 'Você pode ler sem internet',
  retry: 'Tentar novamente',
  checkout: 'Seu carrinho está guardado. Finalize a compra quando a conexão voltar.',
} as const

/** Hour and minute in the shop's time zone, with the day where it is not that of `now` (both in ms). */
export function formatCopyTime(at: number, now: number): string {
  const write = (options: Intl.DateTimeFormatOptions, when: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(when)
  const day = { day: '2-digit', month: '2-digit' } as const
  const time = write({ hour: '2-digit', minute: '2-digit' }, at)
  const isToday = write({ ...day, year: 'numeric' }, at) === write({ ...day, year: 'numeric' }, now)
  return isToday ? time : `${write(day, at)}, ${time}`
}
