import { oldBrowserCopy } from '../copy/old-browser.ts'

/** A browser that cannot read this cannot read the shop's scripts: what `browserslist` leaves in them, and no more. */
export const modernSyntax =
  '{let a;a??=1n;(class{#a=1;static b=1_0;static #c(d){return #a in d?.e}});self.readsScripts=/(?<y>.)/ds}'

const linkTo = (whatsapp: string) =>
  `<a href="https://wa.me/${whatsapp.slice(1)}">${oldBrowserCopy.order}</a>`

/** For a browser whose scripts are switched off. */
export function noScriptNotice(whatsapp: string | null): string {
  const way = whatsapp ? `: ${linkTo(whatsapp)}` : ''
  return `<p class="old-browser-notice">${oldBrowserCopy.switchedOff}${way}.</p>`
}

/**
 * Says, before anything else of the page, that one cannot buy here, and marks the page so that no dead button shows.
 * Any browser can read it. `whatsapp` is the number in E.164, null where the shop has none.
 */
export function oldBrowserScript(whatsapp: string | null): string {
  const { tooOld, other } = oldBrowserCopy
  const notice = `<p class="old-browser-notice">${tooOld}: ${whatsapp ? linkTo(whatsapp) : other}.</p>`
  return `self.readsScripts||(document.documentElement.className+=' old-browser',document.write(${JSON.stringify(notice).replaceAll('<', '\\u003c')}))`
}

/** Milliseconds after which a kept tap is left to the link itself: the scripts may never come. */
const followLinkAfterMs = 5000

/**
 * Keeps a tap that comes before the page is alive: shows what was tapped as busy, and hands it over once. A link with
 * `data-in-place="waiting"` waits for its own component, which says `alive` then and carries out what it finds busy; if
 * nothing happens (`aria-busy` is not 'false'), the link is followed. A button waits for `stores/kept-taps.ts`. What the browser
 * does by itself (links, forms, popovers) is left to it. A heart waits as such a link does, and leads nowhere.
 */
export const keptTapScript = `self.readsScripts&&addEventListener('click',e=>{let a=e.target.closest('[data-in-place=waiting]'),b=!a&&!self.takesTaps&&e.target.closest('button[type=button]:not([popovertarget])'),t=a||b;if(!t||e.metaKey||e.ctrlKey)return;e.preventDefault();if(b)e.stopPropagation();if(t.getAttribute('aria-busy')=='true')return;t.setAttribute('aria-busy','true');if(a)a.href&&setTimeout(()=>a.isConnected&&a.getAttribute('aria-busy')!='false'&&(location.href=a.href),${followLinkAfterMs});else(self.keptTaps=self.keptTaps||[]).push([b,e.timeStamp])},true)`
