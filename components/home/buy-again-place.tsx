import { PartPlace, partPlaceIds } from '@/components/layout/part-place'
import showBoughtPlace from '@/lib/browser/first/show-bought-place.ts?script'

/** Reserves room for the shelf from the first paint on. */
export function BuyAgainPlace() {
  return (
    <>
      <PartPlace id={partPlaceIds.boughtHere} className="min-h-108 md:min-h-134 noscript:min-h-0" hidden />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: showBoughtPlace }} />
    </>
  )
}
