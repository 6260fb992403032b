import { language } from '../../copy/language.ts'
import { canopyColor } from '../../domain/brand.ts'
import type { OrderedBy } from '../../domain/checkout.ts'
import { deskFilesPath } from '../../domain/desk-paths.ts'
import { defaultTimeZone } from '../../domain/market-time.ts'
import { escapeHtml } from '../../domain/text.ts'
import type { Brand } from '../../server/brand/brand.ts'
import { deskFrameCopy } from '../copy/frame.ts'

type Files = {
  readonly script: string
  readonly preloads: readonly string[]
  readonly style: string
  readonly theme: string
}

type Shop = {
  readonly storeName: string
  readonly timeZone: string
  readonly brand?: Pick<Brand, 'canopy' | 'styleSheet' | 'logo'> | null
  readonly orderedBy: OrderedBy
}

/** Identical for all users, without data or inline scripts; `/api/desk` checks every call for data. */
export function deskDocument(
  { script, preloads, style, theme }: Files,
  { storeName, timeZone, brand, orderedBy }: Shop,
): string {
  const face = brand ? `<link rel="stylesheet" href="${brand.styleSheet}">` : ''
  const logo = brand?.logo ? ` data-logo="${brand.logo.src}"` : ''
  const title = escapeHtml(deskFrameCopy.title(storeName))
  const preloaded = preloads
    .map((name) => `<link rel="modulepreload" href="${deskFilesPath(name)}">`)
    .join('')
  const zone = timeZone === defaultTimeZone ? '' : ` data-time-zone="${timeZone}"`
  return `<!doctype html><html lang="${language}"${zone}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover"><meta name="theme-color" content="${brand?.canopy ?? canopyColor}"><meta name="robots" content="noindex,nofollow"><title>${title}</title><link rel="icon" href="/icons/icon-192.png"><script src="${deskFilesPath(theme)}"></script><link rel="stylesheet" href="${deskFilesPath(style)}">${face}${preloaded}<script type="module" src="${deskFilesPath(script)}"></script></head><body><div id="painel" data-store="${escapeHtml(storeName)}" data-ordered-by="${orderedBy}"${logo}></div><noscript><p class="note">${deskFrameCopy.needsScripts}</p></noscript></body></html>`
}

/** Allows our own scripts, styles, calls and pictures; nothing inline or foreign. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
