/** HTML; written in where the script is sent. */
declare const NOTICE: string

// Any browser can read this. It says, before anything else of the page, that one cannot buy here, and marks the page so that
// no dead button shows.
if (!window.readsScripts) {
  document.documentElement.className += ' old-browser'
  document.write(NOTICE)
}
