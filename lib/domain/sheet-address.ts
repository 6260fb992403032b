export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place)
}

/** Finds the names and addresses by which a machine reaches itself alone; '127.example' is another machine's name. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(hostname)

/** Where sheets of Google are published, and where its addresses lead to. */
export const googleSheetHosts = ['docs.google.com', '.googleusercontent.com']

/**
 * Whether the shop may ask an address: https, or http on this machine itself, without a password, at one of `hosts`. They
 * stand with their port where it is not the default; one with a dot before it stands for every name below it.
 */
export function isAllowedAddress(url: URL, hosts: readonly string[]): boolean {
  const { protocol, hostname, host, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  const isNamed = hosts.some((named) =>
    named.startsWith('.') ? url.port === '' && host.endsWith(named) : host === named,
  )
  return isSafe && isNamed && username === '' && password === ''
}
