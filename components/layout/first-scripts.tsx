import { fillScript } from '@/lib/browser/fill-script'
import everyPage from '@/lib/browser/first/every-page.ts?script'
import removeCopies from '@/lib/browser/first/remove-copies.ts?script'
import sayTooOld from '@/lib/browser/first/say-too-old.ts?script'
import { withoutScriptsCopy } from '@/lib/copy/without-scripts'
import { normalizeWhatsapp } from '@/lib/domain/whatsapp'

type Props = { readonly whatsapp: string | null; readonly keepsOfflineCopies: boolean }

/** Inline scripts: no-script notice, early taps, return from payment. */
export function FirstScripts({ whatsapp, keepsOfflineCopies }: Props) {
  const { tooOld, switchedOff, order, other } = withoutScriptsCopy
  const number = whatsapp && normalizeWhatsapp(whatsapp)
  const link = number && `<a href="https://wa.me/${number.slice(1)}">${order}</a>`
  const scripts = {
    everyPage,
    tooOld: fillScript(sayTooOld, { NOTICE: notice(`${tooOld}: ${link ?? other}`) }),
    ...(keepsOfflineCopies ? {} : { removeCopies }),
  }
  return (
    <>
      {Object.entries(scripts).map(([name, script]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, and a number made of digits
        <script key={name} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      <noscript
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        dangerouslySetInnerHTML={{ __html: notice(link ? `${switchedOff}: ${link}` : switchedOff) }}
      />
    </>
  )
}

const notice = (text: string) => `<p data-slot="notice">${text}.</p>`
