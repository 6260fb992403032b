'use client'

import { type ReactNode, use } from 'react'
import { ShareButton, WhatsappLink } from '@/components/share/share-buttons'
import { SelectionContext } from './product-selection'
import type { ShareMessage } from './sellable-variant'

type Props = {
  /** Used without variants. */
  readonly plain: ShareMessage
  readonly share: ReactNode
  readonly whatsapp: ReactNode
}

/** Shares the chosen variant; icons and words come from the server. */
export function ShareChosen({ plain, share, whatsapp }: Props) {
  const { text, url } = use(SelectionContext)?.variant.message ?? plain
  return (
    <>
      <ShareButton text={text} url={url}>
        {share}
      </ShareButton>
      <WhatsappLink text={text} url={url}>
        {whatsapp}
      </WhatsappLink>
    </>
  )
}
