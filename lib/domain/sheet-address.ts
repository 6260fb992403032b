export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place)
}

/** Recognizes loopback hosts; '127.example' belongs to another machine. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(hostname)

export const googleSheetHosts = ['docs.google.com', '.googleusercontent.com']

/** Allows https (http on loopback) without a password; a host with a leading dot covers its subdomains. */
export function isAllowedAddress(url: URL, hosts: readonly string[]): boolean {
  const { protocol, hostname, host, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  const isNamed = hosts.some((named) =>
    named.startsWith('.') ? url.port === '' && host.endsWith(named) : host === named,
  )
  return isSafe && isNamed && username === '' && password === ''
}
