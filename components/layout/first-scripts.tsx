import { returnScript } from '@/components/checkout/return-script'
import { keptTapScript, modernSyntax, noScriptNotice, oldBrowserScript } from '@/lib/browser/first-scripts'
import { normalizeWhatsapp } from '@/lib/domain/whatsapp-number'

/**
 * What comes before the page is read: a word to browsers that run no scripts of ours, an ear for taps before they run,
 * and a note of how the tab came back from the payment.
 */
export function FirstScripts({ whatsapp }: { readonly whatsapp: string | null }) {
  const number = whatsapp && normalizeWhatsapp(whatsapp)
  const scripts = {
    modernSyntax,
    notice: oldBrowserScript(number),
    early: `${keptTapScript};${returnScript}`,
  }
  return (
    <>
      {Object.entries(scripts).map(([name, script]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, and a number made of digits
        <script key={name} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      <noscript dangerouslySetInnerHTML={{ __html: noScriptNotice(number) }} />
    </>
  )
}
