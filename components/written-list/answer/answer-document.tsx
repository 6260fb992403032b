import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '@/components/layout/logo'
import { SiteFooter } from '@/components/layout/site-footer'
import { Canopy, SkipLink } from '@/components/shop/canopy'
import { buttonVariants } from '@/components/ui/button'
import { language } from '@/lib/copy/language'
import { siteCopy } from '@/lib/copy/site'
import { writtenListCopy } from '@/lib/copy/written-list'
import { canopyColor } from '@/lib/domain/brand'
import { publicPaths } from '@/lib/domain/public-paths'
import { cn } from '@/lib/utils'
import { ListAnswer } from './list-answer'

type Props = ComponentProps<typeof ListAnswer> & {
  readonly shop: ComponentProps<typeof SiteFooter>
  /** Custom canopy and rules. */
  readonly face: { readonly canopy: string | null; readonly styleSheet: string } | null
  /** Built by `lib/next/build-list-answer.ts`; `theme` runs before the first paint. */
  readonly files: { readonly script: string; readonly style: string; readonly theme: string }
}

/** Renders the whole document for one request, without Next. */
export function answerDocument(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(<AnswerDocument {...props} />)}`
}

function AnswerDocument({ shop, face, files, ...answer }: Props) {
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: no page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content={face?.canopy ?? canopyColor} />
        <meta name="robots" content="noindex" />
        <title>{`${writtenListCopy.answer.title} | ${shop.storeName}`}</title>
        <link rel="icon" href="/icons/icon-192.png" />
        <script src={files.theme} />
        <link rel="stylesheet" href={files.style} />
        {face && <link rel="stylesheet" href={face.styleSheet} />}
        <script src={files.script} defer />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink>{siteCopy.skipToContent}</SkipLink>
        <Canopy>
          <div className="list-canopy">
            <Logo name={shop.storeName} logo={shop.logo} />
            <a
              href={publicPaths.writtenList}
              className={cn(buttonVariants({ variant: 'ghost' }), 'flex-none')}
            >
              {writtenListCopy.answer.new}
            </a>
          </div>
        </Canopy>
        <main id="conteudo" className="shell min-h-screen w-full flex-1">
          <ListAnswer {...answer} />
        </main>
        <SiteFooter {...shop} />
      </body>
    </html>
  )
}
