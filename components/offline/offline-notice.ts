import { offlineCopy } from '@/lib/copy/offline'

const findNotice = () => document.querySelector('.offline-notice')

/** Shows the notice above the page, unless it is there. */
export function showNotice(): void {
  if (findNotice()) return
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.role = 'status'
  notice.textContent = `${offlineCopy.title}. ${offlineCopy.cartIsKept}.`
  document.body.prepend(notice)
}

export function hideNotice(): void {
  findNotice()?.remove()
}
