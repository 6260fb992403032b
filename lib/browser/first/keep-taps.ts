declare global {
  interface Window {
    /** The page's buttons work: nothing is kept any more. */
    takesTaps?: boolean
    /** Buttons that were tapped before, and when (ms since the page began). */
    keptTaps?: [button: HTMLButtonElement, at: number][]
  }
}

/** Milliseconds after which a kept tap is left to the link itself: the scripts may never come. */
const followLinkAfterMs = 5000

const waitingLink = '[data-in-place=waiting]'
/** What the browser does by itself (links, forms, popovers) is left to it. */
const deadButton = 'button[type=button]:not([popovertarget])'

/**
 * Keeps a tap that comes before the page is alive: shows what was tapped as busy, and hands it over once. A link with
 * `data-in-place="waiting"` waits for its own component, which says `alive` then and carries out what it finds busy; if
 * nothing happens (`aria-busy` is not 'false'), the link is followed. A button waits for `storefront-provider.tsx`. A heart
 * waits as such a link does, and leads nowhere.
 */
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
