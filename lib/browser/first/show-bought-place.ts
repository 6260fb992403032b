import { orderKeysKey } from '../../../stores/checkout/storage-keys.ts'

// Reserves the space of earlier purchases before the first paint.
try {
  const place = document.currentScript?.previousElementSibling as HTMLElement
  if (localStorage[orderKeysKey]) place.hidden = false
} catch {
  // Storage is blocked.
}
