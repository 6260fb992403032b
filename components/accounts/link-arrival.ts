import type { ConfirmBody } from '@/lib/api/auth-messages'
import { linkTypes } from '@/lib/domain/account'
import { accountPaths } from '@/lib/domain/account-paths'

/** What the page of links was opened with. */
export type LinkArrival =
  | { readonly kind: 'link'; readonly link: ConfirmBody }
  /** One that was opened already and waits for an answer. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'return-failed' }
  | { readonly kind: 'link-failed' }

/** The query this page was opened with: in the address, or beside this entry of the history after a reload. */
export function readArrival(): string {
  const kept: unknown = window.history.state?.arrivedWith
  return window.location.search || (typeof kept === 'string' ? kept : '')
}

/** Takes it out of the address, where it would travel on. */
export function keepArrival(arrivedWith: string): void {
  window.history.replaceState({ ...window.history.state, arrivedWith }, '', accountPaths.confirm)
}

/** The link is used up; a page that is loaded again finds the question. */
export function keepOpened(): void {
  keepArrival(new URL(accountPaths.openedLink, window.location.origin).search)
}

export function forgetArrival(): void {
  window.history.replaceState({ ...window.history.state, arrivedWith: null }, '')
}

export function parseArrival(arrivedWith: string): LinkArrival {
  const query = new URLSearchParams(arrivedWith)
  if (query.get('falha') === 'link') return { kind: 'link-failed' }
  if (query.has('falha')) return { kind: 'return-failed' }
  if (query.has('conta')) return { kind: 'opened' }
  const type = linkTypes.find((known) => known === query.get('type'))
  const tokenHash = query.get('token_hash') ?? ''
  return type && tokenHash !== '' ? { kind: 'link', link: { tokenHash, type } } : { kind: 'broken' }
}
