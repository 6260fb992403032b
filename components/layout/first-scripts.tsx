import { returnScript } from '@/components/checkout/return-script'
import { keptTapScript, modernSyntax, noScriptNotice, oldBrowserScript } from '@/lib/browser/first-scripts'
import { removeCopiesScript } from '@/lib/browser/remove-copies-script'
import { normalizeWhatsapp } from '@/lib/domain/whatsapp'

type Props = { readonly whatsapp: string | null; readonly keepsOfflineCopies: boolean }

/**
 * What comes before the page is read: a word to browsers that run no scripts of ours, an ear for taps before they run,
 * and a note of how the tab came back from the payment.
 */
export function FirstScripts({ whatsapp, keepsOfflineCopies }: Props) {
  const number = whatsapp && normalizeWhatsapp(whatsapp)
  const scripts = {
    modernSyntax,
    notice: oldBrowserScript(number),
    early: `${keptTapScript};${returnScript}`,
    ...(keepsOfflineCopies ? {} : { removeCopies: removeCopiesScript }),
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
