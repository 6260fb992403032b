'use client'

import './globals.css'
import { Button } from '@/components/ui/button'
import { failureCopy } from '@/lib/copy/failure'
import { language } from '@/lib/copy/language'

type Props = { readonly retry: () => void }

/** Replaces the failed layout: no header, no cart, minimal code. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang={language}>
      <body>
        <title>{failureCopy.title}</title>
        <main className="shell py-10">
          <div className="rounded-lg border border-input border-dashed px-4 py-7 text-center">
            <h1 className="text-lg">{failureCopy.title}</h1>
            <p className="mt-0.5 mb-4 text-muted-foreground">{failureCopy.detail}</p>
            <Button onClick={retry}>{failureCopy.retry}</Button>
          </div>
        </main>
      </body>
    </html>
  )
}
