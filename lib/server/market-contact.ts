import 'server-only'
import { normalizeWhatsapp, whatsappLink } from '../domain/whatsapp.ts'
import { getEnvironment } from './environment/server.ts'

export function marketContact(): string | undefined {
  const { legal, store } = getEnvironment()
  const given = legal.whatsapp && normalizeWhatsapp(legal.whatsapp)
  const number = given ? given.slice(1) : store.kind === 'file' ? store.whatsapp : null
  if (number) return whatsappLink(number, '')
  return legal.email ? `mailto:${legal.email}?subject=` : undefined
}
