import './keep-taps.ts'
import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'

// Copies `recordReturn` for pages left before their scripts arrive.
try {
  if (sessionStorage[leftFromHereKey] && !sessionStorage[cameBackByKey]) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    sessionStorage[cameBackByKey] = navigation?.type
  }
} catch {
  // Storage is blocked.
}

// Stops scroll effects until the first scroll (`site-header.css`): each late part would repeat the layout.
const { dataset } = document.documentElement
dataset['still'] = ''
window.onscroll = () => delete dataset['still']
