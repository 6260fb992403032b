import { createElement } from 'react'

type Props = {
  readonly address: string
  /** Punctuation that stays with the last word. */
  readonly end?: string
}

const mayBreak = <wbr />

/** Breaks a long address after the @, then if needed after dots. */
export function EmailAddress({ address, end = '' }: Props) {
  const at = address.lastIndexOf('@') + 1
  return (
    <>
      <Half text={address.slice(0, at)} />
      <Half text={address.slice(at) + end} />
    </>
  )
}

function Half({ text }: { readonly text: string }) {
  const parts = (text.match(/[^.]*\.+|[^.]+$/g) ?? [text]).flatMap((part) => [part, mayBreak])
  const className = 'inline-block max-w-full wrap-anywhere'
  return createElement('span', { className }, ...parts.slice(0, -1))
}
