import { createElement } from 'react'

type Props = {
  readonly address: string
  /** A sign that must not stand alone on a line. */
  readonly end?: string
}

const mayBreak = <wbr />

/**
 * An e-mail address that is too long for its line breaks where one would break it by hand: after the @, and only where
 * that is not enough, after the dots.
 */
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
  // Each part ends with its dots.
  const parts = (text.match(/[^.]*\.+|[^.]+$/g) ?? [text]).flatMap((part) => [part, mayBreak])
  const className = 'inline-block max-w-full [overflow-wrap:anywhere]'
  return createElement('span', { className }, ...parts.slice(0, -1))
}
