import { CircleAlert, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  readonly isGood: boolean
  readonly title: ReactNode
  /** What is read aloud of a title that is more than one text. */
  readonly titleLabel?: string
  readonly detail: string
  readonly children: ReactNode
}

/** What a page says that a link of an e-mail has led to. */
export function AccountNotice({ isGood, title, titleLabel, detail, children }: Props) {
  const Icon = isGood ? MailCheck : CircleAlert
  return (
    <>
      <span className="grid size-20 place-items-center rounded-full bg-secondary text-secondary-foreground">
        <Icon aria-hidden="true" className="size-11" />
      </span>
      <h1
        aria-label={titleLabel}
        className="mt-6 text-balance font-extrabold text-[30px] leading-[1.08] tracking-[-.025em] min-[760px]:text-[44px]"
      >
        {title}
      </h1>
      <p className="mt-3 text-balance text-[17px] text-muted-foreground">{detail}</p>
      {children}
    </>
  )
}
