import { sentMessageKey, tokenOfPath } from '../../domain/message-order.ts'

// Behind the link to an order by message: to its message, as this tab has opened it, or else to its page. That hands its own
// address on behind the '#', which no server and no cache sees.
const link = document.currentScript?.previousElementSibling as HTMLAnchorElement
const place = location.hash.slice(1)
const token = tokenOfPath(place)
if (token) {
  link.href = place
  link.hidden = false
  try {
    const message = sessionStorage.getItem(sentMessageKey) ?? ''
    if (message.startsWith('https://wa.me/') && message.includes(token)) {
      link.href = message
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
  } catch {
    // The storage is shut: its page has the way.
  }
}
