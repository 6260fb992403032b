import './globals.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FirstScripts } from '@/components/layout/first-scripts'
import { Panels } from '@/components/layout/panels'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { PropertyTags } from '@/components/layout/structured-data'
import { SkipLink } from '@/components/shop/canopy'
import { fillScript } from '@/lib/browser/fill-script'
import theme from '@/lib/browser/first/theme.ts?script'
import { showDelivery } from '@/lib/catalog/shown-delivery'
import { language } from '@/lib/copy/language'
import { siteCopy } from '@/lib/copy/site'
import { siteMetadata } from '@/lib/discovery/metadata'
import { canopyColor } from '@/lib/domain/brand'
import { defaultTimeZone } from '@/lib/domain/market-time'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'
import { StorefrontProvider } from '@/stores/storefront-provider'

/** Pages are cached whole; browsers add personal data. */
export const ensureStatic = 'navigation'

export function generateMetadata(): Metadata {
  return siteMetadata(getEnvironment())
}

export function generateViewport(): Viewport {
  return { themeColor: getBrand()?.canopy ?? canopyColor, viewportFit: 'cover' }
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // First: a table changed meanwhile appears at most under the previous digest.
  if (getEnvironment().deliveryFile) await showDelivery()
  const { storeName, deliveryZones, openingHours, deliveryWindows, ...environment } = getEnvironment()
  const { checkoutHosts, paymentWays, keepsOfflineCopies, defaultTheme, legal, marketNumber, timeZone } =
    environment
  const brand = getBrand()
  return (
    <html
      lang={language}
      {...(timeZone !== defaultTimeZone && { 'data-time-zone': timeZone })}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: fillScript(theme, { DEFAULT_THEME: defaultTheme }) }} />
        {brand?.canopy && (
          <style href="face" precedence="face">
            {brand.styles}
          </style>
        )}
      </head>
      <body className="flex min-h-dvh flex-col max-lg:has-[[data-place=afloat]]:pb-16">
        <FirstScripts whatsapp={legal.whatsapp} keepsOfflineCopies={keepsOfflineCopies} />
        {/* A page's own share tags take the place of the layout's, so what all share stands outside of them. */}
        <PropertyTags tags={[{ property: 'og:site_name', content: storeName }]} />
        <SkipLink>{siteCopy.skipToContent}</SkipLink>
        <StorefrontProvider
          settings={{
            deliveryZones,
            checkoutHosts,
            keepsOfflineCopies,
            ...(paymentWays.length > 0 && { paymentWays }),
            ...(openingHours && { hasOpeningHours: true }),
            ...(deliveryWindows && { hasWindows: true }),
            ...(marketNumber && { marketNumber }),
          }}
        >
          <SiteHeader storeName={storeName} logo={brand?.logo} />
          <main id="conteudo" className="shell min-h-screen w-full flex-1">
            {children}
          </main>
          <SiteFooter
            storeName={storeName}
            logo={brand?.logo}
            deliveryZones={deliveryZones}
            openingHours={openingHours}
            legal={legal}
          />
          <Panels />
        </StorefrontProvider>
      </body>
    </html>
  )
}
