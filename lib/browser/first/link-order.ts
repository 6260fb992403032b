import { sentMessageKey, tokenOfPath } from '../../domain/message-order.ts'

// Links to the order's message, else to its page, whose token stays behind '#', unseen by servers and caches.
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
    // Storage is blocked: the page has the link.
  }
}
