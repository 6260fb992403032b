import { Children } from 'react'

const mayBreak = <wbr />

/** An e-mail address that is too long for its line breaks where one would break it by hand: after the @ and the dots. */
export function EmailAddress({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=[@.])/).flatMap((part) => [part, mayBreak])
  return <span className="[overflow-wrap:anywhere]">{Children.toArray(parts.slice(0, -1))}</span>
}
