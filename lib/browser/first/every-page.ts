import './keep-taps.ts'
import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'

// What `recordReturn` does, while any page is parsed: a page that is left before its scripts have come says too how the tab
// came back from the payment.
try {
  if (sessionStorage[leftFromHereKey] && !sessionStorage[cameBackByKey]) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    sessionStorage[cameBackByKey] = navigation?.type
  }
} catch {
  // The storage is shut.
}

// Until the page scrolls nothing follows its scrolling (`site-header.css`): with each part that arrives its length changes,
// and all of it would be laid out twice.
const { dataset } = document.documentElement
dataset['still'] = ''
window.onscroll = () => delete dataset['still']
