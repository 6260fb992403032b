'use client'

import { MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { shareCopy } from '@/lib/copy/share'
import { useToast } from '@/stores/storefront-provider'

export type ShareMessage = { readonly text: string; readonly url: string }

/** Shares natively, else copies and confirms. */
export function ShareButton({ text, url }: ShareMessage) {
  const show = useToast((state) => state.show)

  async function share() {
    if (navigator.share) {
      const outcome = await navigator.share({ title: text, text, url }).then(
        () => 'shared',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      )
      // Cancelled by the shopper: no failure.
      if (outcome === 'shared' || outcome === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      show({ title: shareCopy.copied, description: shareCopy.copiedDetail })
    } catch {
      show({ title: shareCopy.failed, description: shareCopy.failedDetail, variant: 'destructive' })
    }
  }

  return (
    <Button variant="secondary" size="sm" onClick={() => void share()}>
      <Share2 className="size-4.5" />
      {shareCopy.share}
    </Button>
  )
}

/** Works without JavaScript. */
export function WhatsappLink({ text, url, children }: ShareMessage & { readonly children: ReactNode }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      <MessageCircle className="size-4.5" />
      {children}
    </a>
  )
}

/** Shares a product. */
export function ShareProduct(message: ShareMessage) {
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={shareCopy.group}>
      <ShareButton {...message} />
      <WhatsappLink {...message}>
        <span className="sr-only">{shareCopy.shareOn}</span> {shareCopy.whatsapp}
      </WhatsappLink>
    </fieldset>
  )
}
