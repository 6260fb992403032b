import { PartPlace, partPlaceIds } from '@/components/layout/part-place'
import showBoughtPlace from '@/lib/browser/first/show-bought-place.ts?script'

/** Room for the shelf of what was bought before, from the first paint on where this device has bought something. */
export function BuyAgainPlace() {
  return (
    <>
      <PartPlace id={partPlaceIds.boughtHere} className="shelf-room" hidden />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: showBoughtPlace }} />
    </>
  )
}
