import { orderKeysKey } from '../../../stores/checkout/storage-keys.ts'

// Behind the room for what was bought before: it is there from the first paint on where this device has bought something.
try {
  const place = document.currentScript?.previousElementSibling as HTMLElement
  if (localStorage[orderKeysKey]) place.hidden = false
} catch {
  // The storage is shut.
}
