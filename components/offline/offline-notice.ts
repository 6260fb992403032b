import { offlineCopy } from '@/lib/copy/offline'

/** The notice above the page, past React: in a copy the service worker has written it, before any script. */
export function findNotice(): HTMLElement | null {
  return document.querySelector('.offline-notice')
}

/** Shows it, unless it is there, or the page itself is about nothing else. */
export function showNotice(): void {
  if (findNotice() || document.querySelector('[data-offline-page]')) return
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.setAttribute('role', 'status')
  notice.textContent = `${offlineCopy.title}. ${offlineCopy.cartIsKept}.`
  document.body.prepend(notice)
}
