declare global {
  interface Window {
    takesTaps?: boolean
    keptTaps?: [button: HTMLButtonElement, at: number][]
  }
}

/** Milliseconds until the browser follows the link, in case scripts never arrive. */
const followLinkAfterMs = 5000

const waitingLink = '[data-in-place=waiting]'
const deadButton = 'button[type=button]:not([popovertarget])'

/** Keeps early taps for the component of a waiting link, or `storefront-provider.tsx` for buttons. */
function keepTap(event: MouseEvent): void {
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>(waitingLink)
  const button = link || window.takesTaps ? null : target.closest<HTMLButtonElement>(deadButton)
  const tapped = link ?? button
  if (!tapped || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  if (button) event.stopPropagation()
  if (tapped.getAttribute('aria-busy') === 'true') return
  tapped.setAttribute('aria-busy', 'true')
  if (button) {
    window.keptTaps ??= []
    window.keptTaps.push([button, event.timeStamp])
  } else if (link?.href) setTimeout(() => follow(link), followLinkAfterMs)
}

function follow(link: HTMLAnchorElement): void {
  if (link.isConnected && link.getAttribute('aria-busy') !== 'false') location.href = link.href
}

addEventListener('click', keepTap, true)
