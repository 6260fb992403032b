import { oldBrowserCopy } from '../copy/old-browser.ts'

/** A browser that cannot read this cannot read the shop's scripts: what `browserslist` leaves in them, and no more. */
export const modernSyntax =
  '{let a;a??=1n;(class{#a=1;static b=1_0;static #c(d){return #a in d?.e}});self.readsScripts=/(?<y>.)/ds}'

/**
 * Says, before anything else of the page, that one cannot buy here, and marks the page so that no dead button shows.
 * Any browser can read it. `whatsapp` is the number in E.164, null where the shop has none.
 */
export function oldBrowserScript(whatsapp: string | null): string {
  const { tooOld, order, other } = oldBrowserCopy
  const way = whatsapp ? `<a href="https://wa.me/${whatsapp.slice(1)}">${order}</a>` : other
  const notice = `<p class="old-browser-notice">${tooOld}: ${way}.</p>`
  return `self.readsScripts||(document.documentElement.className+=' old-browser',document.write(${JSON.stringify(notice).replaceAll('<', '\\u003c')}))`
}

/** Milliseconds after which a kept tap is left to the link itself: the scripts may never come. */
const followLinkAfterMs = 5000

/**
 * Keeps a tap on a link with `data-in-place="waiting"` until its component has come: shows it as busy, and follows the
 * link if nothing happens. The component says `alive` then, and carries out what it finds busy.
 */
export const keptTapScript = `self.readsScripts&&addEventListener('click',e=>{let a=e.target.closest('[data-in-place=waiting]');if(!a||e.metaKey||e.ctrlKey)return;e.preventDefault();if(a.getAttribute('aria-busy'))return;a.setAttribute('aria-busy','true');setTimeout(()=>a.isConnected&&(location.href=a.href),${followLinkAfterMs})},true)`
