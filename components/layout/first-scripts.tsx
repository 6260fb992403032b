import { keptTapScript, modernSyntax, oldBrowserScript } from '@/lib/browser/first-scripts'
import { normalizeWhatsapp } from '@/lib/domain/whatsapp-number'

/** What runs before the page is read: a word to old browsers, and an ear for taps that come before the scripts. */
export function FirstScripts({ whatsapp }: { readonly whatsapp: string | null }) {
  const scripts = {
    modernSyntax,
    notice: oldBrowserScript(whatsapp && normalizeWhatsapp(whatsapp)),
    keptTapScript,
  }
  return Object.entries(scripts).map(([name, script]) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, and a number made of digits
    <script key={name} dangerouslySetInnerHTML={{ __html: script }} />
  ))
}
