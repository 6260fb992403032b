import fs from 'node:fs'
import tls from 'node:tls'

/** Has this process take the certificate of a push service of ours for a good one. */
export function trustPushService({ certificate }: { readonly certificate: string }): void {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), fs.readFileSync(certificate, 'utf8')])
}
