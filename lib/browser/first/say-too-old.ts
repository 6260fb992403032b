declare const NOTICE: string

// Available from Chrome 110, Safari 16.4 and Firefox 128: older browsers cannot run our scripts.
if (![].toSorted || !CSS.registerProperty) document.write(NOTICE)
