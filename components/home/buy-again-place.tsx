import { PartPlace, partPlaceIds } from '@/components/layout/part-place'
import { orderKeysKey } from '@/stores/checkout/storage-keys'

const show = `try{localStorage[${JSON.stringify(orderKeysKey)}]&&(document.currentScript.previousSibling.hidden=false)}catch{}`

/** Room for the shelf of what was bought before, from the first paint on where this device has bought something. */
export function BuyAgainPlace() {
  return (
    <>
      <PartPlace id={partPlaceIds.boughtHere} className="shelf-room" hidden />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: show }} />
    </>
  )
}
