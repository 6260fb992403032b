/** HTML; written in where the script is sent. */
declare const NOTICE: string

// Both are there from Chrome 110, Safari 16.4 and Firefox 128 on: older browsers cannot run the scripts of the shop.
if (![].toSorted || !CSS.registerProperty) document.write(NOTICE)
