/** What is newer than the promise and may be used all the same, each with what a browser does that lacks it. */
export const allowedInScripts: Readonly<Record<string, string>> = {
  'URL.canParse': 'gets it from `lib/next/polyfills-in-browser.ts`, in the first chunk of every page',
  '.startViewTransition()': 'React calls it for its own component only, which the shop has none of',
  '.togglePopover()':
    'opens its disclosure by itself; it knows no target of a button either, for which this is called',
}

const comfort = 'looks plainer, and works'
const onTouch = 'has no pointer or no handle to show it with'

export const allowedInStyles: Readonly<Record<string, string>> = {
  '@property': "takes the same values from Tailwind's own `@supports` block",
  '@container': 'keeps the size and the sign of the button that fit every card',
  'container-type': 'see @container',
  'container-type: inline-size': 'see @container',
  'text-wrap': comfort,
  'text-wrap: balance': comfort,
  'text-wrap: pretty': comfort,
  'font-family: ui-monospace': 'takes the next font',
  '-webkit-tap-highlight-color': comfort,
  ':selection': comfort,
  rotate: 'leaves an arrow as it is; what it opens says so itself',
  'align-content: start': 'has it, with a fault in blocks, where the shop has none',
  resize: onTouch,
  'resize: vertical': onTouch,
  'resize: none': onTouch,
  'cursor: pointer': onTouch,
  'cursor: not-allowed': onTouch,
  'forced-color-adjust':
    'shows a heart as a plain disc in the colours of the reader; its name says what it is',
  'forced-color-adjust: none': 'see forced-color-adjust',
  'content-visibility': 'paints what is out of sight too',
  'content-visibility: auto': 'paints what is out of sight too',
  'contain-intrinsic-size': 'see content-visibility',
  'overscroll-behavior': 'scrolls the page on when a drawer has ended',
  'overscroll-behavior: contain': 'see overscroll-behavior',
  'overscroll-behavior-x': 'see overscroll-behavior',
  'overscroll-behavior-x: contain': 'see overscroll-behavior',
  'scrollbar-width': 'takes the prefixed pseudo-element beside it, or shows a scroll bar',
  'scrollbar-width: none': 'see scrollbar-width',
  'scroll-initial-target': 'begins the rail of categories at its start',
  'scroll-initial-target: nearest': 'see scroll-initial-target',
  'scroll-snap-stop': 'swipes on past more than one picture',
  'scroll-snap-stop: always': 'see scroll-snap-stop',
}
