'use client'

import './globals.css'
import { siteCopy } from '@/lib/copy/site'
import ErrorPage from './error'

type Props = { readonly error: Error & { readonly digest?: string }; readonly reset: () => void }

/** Shown when the frame of all pages failed too: no header, no cart. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang={siteCopy.language}>
      <body>
        <main className="shell">
          <ErrorPage error={error} reset={reset} />
        </main>
      </body>
    </html>
  )
}
