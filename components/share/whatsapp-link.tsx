import { MessageCircle } from 'lucide-react'
import { shareCopy } from '@/lib/copy/share'

/** Opens WhatsApp with the text and the link written already; a plain link that needs no JavaScript. */
export function WhatsappLink({ text, url }: { readonly text: string; readonly url: string }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="btn btn-secondary btn-small"
    >
      <MessageCircle aria-hidden="true" className="size-[18px]" />
      {shareCopy.whatsapp}
    </a>
  )
}
